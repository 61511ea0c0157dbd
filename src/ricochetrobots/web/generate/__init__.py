"""Generate the modules of the browser that copy facts of the Python packages."""
