// The buttons in the header of an evening: Undo, and sounds on or off.

import { say } from "../announcer.js";
import { cue } from "../cues.js";
import { useTools } from "../frame.js";
import { useKeys } from "../keys.js";
import { set, settings } from "../settings.js";
import { t } from "../text.js";
import { canUndo, undo } from "./current.js";

export function useEveningTools() {
  const silent = settings.value.sound === "off";
  const run = () => {
    undo();
    say(t("table-undone"));
  };
  useTools([
    { icon: "undo", label: t("undo"), disabled: !canUndo.value, run },
    {
      icon: silent ? "silent" : "sound", label: silent ? t("sound-offer-yes") : t("table-silence"),
      run() {
        set("sound", silent ? "full" : "off");
        cue("bid");
      },
    },
  ]);
  useKeys([{ keys: ["u"], text: "key-table-undo", when: () => canUndo.value, run }]);
}
