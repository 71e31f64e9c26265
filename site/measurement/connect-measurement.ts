import { measure } from "#site/measurement/measure.ts";

/** Events triggered by clicks, by the selector of the link. */
const clicks = [
  ['[href^="tel:"]', "call_click"],
  ['[href^="https://wa.me/"]', "whatsapp_click"],
  ["[download]", "download_started"],
] as const;

export const measurementBehaviour = "measurement";

/** Measures clicks and video starts. */
export function connectMeasurement(body: HTMLElement): void {
  body.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    for (const [kind, name] of clicks) if (link?.matches(kind)) measure(name);
  });

  const played = new WeakSet<EventTarget>();
  const videoStarted = ({ target }: Event) => {
    if (!target || played.has(target)) return;
    played.add(target);
    measure("video_played");
  };
  // Media events do not bubble.
  body.addEventListener("play", videoStarted, true);
}
