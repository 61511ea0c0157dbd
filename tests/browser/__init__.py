"""Tests that drive a real Chromium. As a package they share one browser: see `browser` in support/browser.py."""
