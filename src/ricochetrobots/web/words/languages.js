// Generated from locales/*.ftl by ricochetrobots.web.generate; do not edit.

/** `file` is the name in locales/, `tag` its tag in browsers, `name` the language's own name. */
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
