import { partOf } from "#site/elements/behaviours.ts";
import { storedChoice } from "#site/measurement/choice.ts";
import { pageSettings } from "#site/measurement/page-settings.ts";

export const wantedCalendarBehaviour = "wanted-calendar";

/**
 * Marks the calendar as wanted by visitors who have agreed to it or press its button, and keeps its room; its island,
 * once there, shows it by itself.
 */
export function connectWantedCalendar(root: HTMLElement): void {
  const place = partOf(root, "[data-booking]");
  const mark = () => {
    place.dataset["wanted"] = "";
  };
  place.querySelector("button")?.addEventListener("click", mark);
  const settings = pageSettings();
  if (!settings.consent) return;
  if (storedChoice(settings).choice?.embeds) mark();
  document.addEventListener("consent", ({ detail }) => {
    if (detail.embeds) mark();
  });
}
