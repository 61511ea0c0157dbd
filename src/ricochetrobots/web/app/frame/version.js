// The version of this page, and whether the server has a newer one.

import { signal } from "../../vendor/vendor.js";

/** The version of the page's files. Missing if browsers must not keep them. */
export const VERSION = document.documentElement.dataset.version;

/** Whether a newer version is ready. Opening any page starts it. */
export const isOutdated = signal(false);
