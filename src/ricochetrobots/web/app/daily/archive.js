// The puzzles of past days, week by week, each with its result on this device.

import { Button } from "../components/button.js";
import { Panel, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { Problem, problemWords } from "../frame/problem.js";
import { TODAY } from "../frame/router.js";
import { Week, WeekNames } from "../solve/week.js";
import { puzzleOf } from "../../net/api.js";
import { dayAfter, streakOn, weekOf } from "../../store/days.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { nextTime } from "../../words/times.js";

const WEEKS = 6;
const WEEK = 7;

export function ArchivePage() {
  const [today, setToday] = useState(/** @type {string | null} */ (null));
  const [fault, setFault] = useState(/** @type {unknown} */ (null));
  const [weeks, setWeeks] = useState(WEEKS);
  useFrame({ screen: "page", title: t("all-days"), facts: [t("all-days")], back: TODAY });
  useEffect(() => {
    puzzleOf(null).then((day) => setToday(day.today), setFault);
  }, []);
  if (fault) return html`<${Problem} title=${t("puzzle-missing")} words=${problemWords(fault)} />`;
  if (today === null) return null;
  const [monday] = weekOf(today);
  return html`
    <${Panel} class="archive">
      <${Title}>${t("all-days")}</>
      <p class="note">${t("archive-note")} ${t("puzzle-next", { time: nextTime(today) })} ${t("streak-count", { days: streakOn(today) })}
        </p>
      <${WeekNames} monday=${monday} />
      ${Array.from({ length: weeks }, (_, back) => html`<${Week} key=${back} monday=${dayAfter(monday, -WEEK * back)} today=${today} />`)}
      <p><${Button} onClick=${() => setWeeks(weeks + WEEKS)}>${t("archive-earlier")}</></p>
    </>
  `;
}
