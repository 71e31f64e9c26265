import { partOf } from "#site/elements/behaviours.ts";
import { storedChoice } from "#site/measurement/choice.ts";
import { pageSettings } from "#site/measurement/page-settings.ts";

export const agreedCalendarBehaviour = "agreed-calendar";

/** Presses the calendar's button as it comes near the window, for visitors who have agreed to it. */
export function showAgreedCalendar(root: HTMLElement): void {
  const place = partOf(root, "[data-booking]");
  const settings = pageSettings();
  if (!settings.consent) return;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      place.querySelector("button")?.click();
    },
    { rootMargin: "200px" },
  );
  const agree = (embeds = false) => {
    if (!embeds || !place.querySelector("button")) return;
    place.dataset["agreed"] = "";
    near.observe(place);
  };
  agree(storedChoice(settings).choice?.embeds);
  document.addEventListener("consent", ({ detail }) => agree(detail.embeds));
}
