// Answers the scenes that a stage shows when a motion ends, before and after its table has left the board.

import { createStage } from "../../../src/ricochetrobots/web/app/hand/scene.js";

export async function answer(leaves) {
  const shown = [];
  const stage = createStage({ setView: (scene) => shown.push(scene) });
  let end = () => undefined;
  const motion = stage.act(() => new Promise((resolve) => (end = resolve)));
  stage.rest({ robots: { R: "a16" } });
  if (leaves) stage.leave();
  end();
  await motion;
  return shown.filter(({ robots }) => robots);
}
