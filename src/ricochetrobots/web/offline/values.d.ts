// The values that the server writes above the service worker.

/** The path of the host below which the game is served. */
declare const BASE: string;
/** The version of the files. */
declare const VERSION: string;
/** The paths of the files to keep. */
declare const FILES: readonly string[];
