// How far behind the room those are who watch it.

/** How many seconds late whoever watches sees a room, 0 for who sits there. @param {import("./messages.js").View} view */
export const secondsBehind = ({ you, spectator_delay }) => (you === null ? spectator_delay : 0);
