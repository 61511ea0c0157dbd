"""The operator's side: settings, logs, disk, the running server, retention and checks of the rooms."""
