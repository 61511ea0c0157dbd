// The names at the table: of players, of deleted names, and of bots, which are marked everywhere (R9.1).

import { t } from "./text.js";

/** @typedef {import("../rules/messages.js").BotCharacter} BotCharacter */
/** @typedef {import("../rules/messages.js").BotLevel} BotLevel */

/**
 * Returns the name of the player who sits or sat there, or a number if the name was deleted; "Pip (bot 2)" of a bot.
 * @param {{seat: number, name: string, bot?: {level: BotLevel} | null}} seat
 */
export function seatName({ seat, name, bot }) {
  if (bot) return t("bot-name", { name, mark: t("bot-mark", { level: `level-${bot.level}` }) });
  return name || t("player-number", { number: seat + 1 });
}

/** @param {BotCharacter} character */
export const characterName = (character) => character.charAt(0).toUpperCase() + character.slice(1);
