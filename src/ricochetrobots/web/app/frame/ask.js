// Sends commands to the server, and shows the reason if it refuses one.

import { showMessage } from "./message.js";
import { refusalWords } from "../../words/refusals.js";

/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("../../rules/messages.js").ClientCommand} ClientCommand */

/**
 * Sends a command and shows the reason if it is refused. Resolves to whether it was accepted.
 * @template {ClientCommand["type"]} T
 * @param {SessionLike} session @param {T} type @param {import("../../net/commands.js").FieldsOf<T>} fields
 */
export async function ask(session, type, ...fields) {
  const { refused } = await session.send(type, ...fields);
  if (refused) showMessage({ words: refusalWords(refused), urgent: true });
  return !refused;
}
