import { storedChoice } from "#site/consent/stored-choice.ts";
import { pageSettings } from "#site/measurement/page-settings.ts";

/** Presses the calendar's button as it comes near the window, for visitors who have agreed to it. */
export function showAgreedCalendar(): void {
  const place = document.querySelector<HTMLElement>("[data-booking]");
  const settings = pageSettings();
  if (!place || !settings.consent) return;
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
