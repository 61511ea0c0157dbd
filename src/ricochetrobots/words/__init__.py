"""The messages of the product in every language, for programs outside the browser."""
