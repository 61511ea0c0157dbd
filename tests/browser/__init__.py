"""Tests that drive a real Chromium. A package, so that they share one: see `browser` in support/browser.py."""
