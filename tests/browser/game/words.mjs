// Answers views with the words for a person who comes back.

import "../../support/english.mjs";

const { backWords } = await import("../../../src/ricochetrobots/web/app/match/matchwords.js");

export const answer = ({ views, now }) => views.map((view) => backWords(view, now));
