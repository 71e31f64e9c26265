import { partOf } from "#site/elements/behaviours.ts";

/** Reasons to pause. */
type Hold = "button" | "pointer" | "focus" | "hidden";

/** Shortest horizontal swipe in pixels. */
const shortestSwipe = 40;

/** Advances on its own every `data-interval` milliseconds, wraps, and pauses on hover, on focus, in a hidden tab and by its button. */
export function startCarousel(carousel: HTMLElement): void {
  const track = partOf(carousel, "[aria-live]");
  const interval = Number(carousel.dataset["interval"]);
  const dots = carousel.querySelectorAll("fieldset button");
  const slides = [...track.querySelectorAll<HTMLElement>("[data-slide]")];
  /** In an endless row: with 10 slides, slide 0 is at 0, 10 and -10. */
  let position = 0;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const slideAt = (place: number) => ((place % slides.length) + slides.length) % slides.length;
  /** How far behind a place in the row a slide comes. */
  const after = (place: number, slide: number) => slideAt(slide - place);

  function restart() {
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(goBy, interval, 1);
  }

  function goBy(steps: number) {
    // One slide stays before the first visible one: it may still be sliding out, or be dragged in.
    const first = Math.min(position, position + steps) - 1;
    for (const [slide, element] of slides.entries()) {
      element.style.setProperty("--shift", String(first + after(first, slide) - slide));
    }
    position += steps;
    track.style.setProperty("--position", String(position));
    for (const [slide, dot] of dots.entries()) {
      if (slide === slideAt(position)) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    hideUnseen();
    restart();
  }

  function hideUnseen() {
    const inView = Number(getComputedStyle(track).getPropertyValue("--in-view"));
    for (const [slide, element] of slides.entries()) element.inert = after(position, slide) >= inView;
  }

  for (const [slide, dot] of dots.entries()) {
    dot.addEventListener("click", () => {
      const onward = after(position, slide);
      // The shorter way.
      goBy(onward <= slides.length / 2 ? onward : onward - slides.length);
    });
  }
  for (const arrow of carousel.querySelectorAll<HTMLElement>("[data-steps]")) {
    arrow.addEventListener("click", () => goBy(Number(arrow.dataset["steps"])));
  }
  addEventListener("resize", hideUnseen);
  connectSwipes(track, (direction) => goBy(direction));
  goBy(0);
  connectHolds(carousel, (isNowHeld) => {
    isHeld = isNowHeld;
    track.setAttribute("aria-live", isHeld ? "polite" : "off");
    restart();
  });
}

/** Pauses it by its button, and while somebody points at it, reads it, looks elsewhere, or wants little motion. */
function connectHolds(carousel: HTMLElement, onChange: (isHeld: boolean) => void): void {
  const toggle = partOf(carousel, "button");
  const holds = new Set<Hold>();

  function hold(reason: Hold, isHeld: boolean) {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    const [pause, play] = toggle.querySelectorAll<HTMLElement>(":scope > span");
    if (pause && play) [pause.hidden, play.hidden] = [holds.has("button"), !holds.has("button")];
    onChange(holds.size > 0);
  }

  toggle.addEventListener("click", () => {
    const isPlay = holds.has("button");
    // Who asks it to move has pointer or focus on it.
    if (isPlay) for (const reason of ["pointer", "focus"] as const) holds.delete(reason);
    hold("button", !isPlay);
  });
  carousel.addEventListener("pointerenter", () => hold("pointer", true));
  carousel.addEventListener("pointerleave", () => hold("pointer", false));
  carousel.addEventListener("focusin", () => hold("focus", true));
  carousel.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) hold("focus", false);
  });
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden));
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  motion.addEventListener("change", () => motion.matches && hold("button", true));
  hold("button", motion.matches);
  hold("hidden", document.hidden);
}

/** Lets a finger drag the row, and go by one slide. */
function connectSwipes(track: HTMLElement, go: (direction: number) => void): void {
  let touched: number | undefined;
  track.addEventListener("pointerdown", ({ clientX, isPrimary, pointerType }) => {
    if (isPrimary && pointerType !== "mouse") touched = clientX;
  });
  track.addEventListener("pointermove", ({ clientX }) => {
    if (touched === undefined) return;
    track.toggleAttribute("data-dragged", true);
    track.style.setProperty("--drag", `${clientX - touched}px`);
  });
  for (const end of ["pointerup", "pointercancel"] as const) {
    track.addEventListener(end, ({ type, clientX }) => {
      const distance = touched === undefined ? 0 : clientX - touched;
      touched = undefined;
      track.removeAttribute("data-dragged");
      track.style.removeProperty("--drag");
      if (type === "pointerup" && Math.abs(distance) >= shortestSwipe) go(-Math.sign(distance));
    });
  }
}
