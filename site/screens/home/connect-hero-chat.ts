export const heroChatBehaviour = "hero-chat";

/** How long an answer stands before the next question, in milliseconds. */
const readingTime = 4000;

/** Asks each question once by itself, until somebody touches it; a touch of the question asks the next. */
export function connectHeroChat(talk: HTMLElement): void {
  const picks = [...talk.querySelectorAll<HTMLInputElement>("input")];
  const next = () => {
    const place = picks.findIndex(({ checked }) => checked);
    const pick = picks[(place + 1) % picks.length];
    if (pick) pick.checked = true;
    return pick;
  };
  let left = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : picks.length;
  const timer = setInterval(() => {
    if (left > 0) next();
    left -= 1;
    if (left <= 0) clearInterval(timer);
  }, readingTime);
  const stop = () => clearInterval(timer);
  talk.addEventListener("pointerdown", stop);
  talk.addEventListener("focusin", stop);
  talk.addEventListener("click", (event) => {
    // The bar of the question is whatever stands behind a pick.
    if (!(event.target instanceof Element) || !event.target.closest("input + *")) return;
    next()?.focus({ preventScroll: true });
  });
}
