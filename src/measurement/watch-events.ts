import { measure } from "#src/measurement/measure.ts";

/** Events that are a click on what carries their name in `data-event`. */
const clicks = ["call_click", "whatsapp_click", "download_started"] as const;

/** Measures clicks, videos that start, and what islands announce. */
export function watchEvents(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[data-event]") : null;
    const name = clicks.find((click) => click === link?.getAttribute("data-event"));
    if (name) measure({ name });
  });

  const played = new WeakSet<EventTarget>();
  const videoStarted = ({ target }: Event) => {
    if (!target || played.has(target)) return;
    played.add(target);
    measure({ name: "video_played" });
  };
  // Media events do not bubble.
  document.addEventListener("play", videoStarted, true);
  document.addEventListener("measure", ({ detail }) => measure(detail));
}
