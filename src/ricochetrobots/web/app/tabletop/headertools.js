// The buttons in the header of an evening: Undo, and sounds on or off.

import { canUndo, undo } from "./current.js";
import { say } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { useTools } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { set, settings } from "../../store/settings.js";
import { t } from "../../words/text.js";

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
