// Generated from locales/*.ftl by ricochetrobots.protocol.schema; do not edit.

/** `file` is the name in locales/, `tag` what browsers call the language, `name` its own for itself. */
export const LANGUAGES = /** @type {const} */ ([
  {"file": "ca", "tag": "ca", "name": "Català"},
  {"file": "de", "tag": "de", "name": "Deutsch"},
  {"file": "en", "tag": "en", "name": "English"},
  {"file": "es", "tag": "es", "name": "Español"},
  {"file": "it", "tag": "it", "name": "Italiano"},
  {"file": "pt-BR", "tag": "pt-BR", "name": "Português (Brasil)"},
  {"file": "pt", "tag": "pt-PT", "name": "Português (Portugal)"},
  {"file": "fi", "tag": "fi", "name": "Suomi"},
]);
