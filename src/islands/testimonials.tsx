import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#src/elements/icon.tsx";
import { createRotation, type Rotation } from "#src/islands/rotation.ts";
import styles from "./testimonials.module.css";

interface TestimonialsProps {
  /** How many slides there are. */
  readonly count: number;
  /** Milliseconds between two steps. */
  readonly interval: number;
  readonly words: {
    readonly label: string;
    readonly carousel: string;
    readonly choose: string;
    readonly show: string;
    readonly pause: string;
    readonly play: string;
  };
  /** The slides, static: each carries `data-slide`. */
  readonly children?: ReactNode;
}

/** A pointer that travels less, in pixels, has not swiped. */
const swipe = 40;

/**
 * A carousel of static slides: it moves by itself until pointer, focus, a hidden tab or the visitor stops it.
 * Without scripts it is a row that scrolls and snaps.
 */
export function Testimonials({ count, interval, words, children }: TestimonialsProps) {
  const track = useRef<HTMLDivElement>(null);
  const rotation = useRef<Rotation>(null);
  const pressed = useRef<number>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const [{ rotating, stopped }, setState] = useState({ rotating: true, stopped: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const slides = [...element.querySelectorAll<HTMLElement>("[data-slide]")];
    const stage = createStage(element, slides);
    const running = createRotation({
      count,
      interval,
      onStep: (step, wrapped) => {
        setIndex(step);
        stage.show(step, wrapped);
      },
      onState: setState,
    });
    rotation.current = running;
    setReady(true);

    const ended = new AbortController();
    const { signal } = ended;
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const rest = () => motion.matches && running.hold("button");
    const sleep = () => (document.hidden ? running.hold("hidden") : running.release("hidden"));
    rest();
    sleep();
    motion.addEventListener("change", rest, { signal });
    document.addEventListener("visibilitychange", sleep, { signal });
    addEventListener("resize", stage.hideUnseen, { signal });
    return () => {
      ended.abort();
      running.end();
      stage.clear();
      rotation.current = null;
    };
  }, [count, interval]);

  function enter({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") rotation.current?.hold("hover");
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) rotation.current?.release("focus");
  }

  function lift({ clientX }: PointerEvent) {
    const distance = pressed.current === null ? 0 : clientX - pressed.current;
    pressed.current = null;
    if (distance <= -swipe) rotation.current?.next();
    if (distance >= swipe) rotation.current?.previous();
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      data-ready={ready || undefined}
      onPointerEnter={enter}
      onPointerLeave={() => rotation.current?.release("hover")}
      onFocus={() => rotation.current?.hold("focus")}
      onBlur={leave}
    >
      <div className={styles.controls}>
        <button
          className={styles.toggle}
          type="button"
          onClick={() => (stopped ? rotation.current?.play() : rotation.current?.hold("button"))}
        >
          <Icon name={stopped ? "play" : "pause"} />
          <span>{stopped ? words.play : words.pause}</span>
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none */}
        <div className={styles.dots} role="group" aria-label={words.choose}>
          {Array.from({ length: count }, (_, position) => (
            <button
              key={`dot-${position + 1}`}
              type="button"
              aria-label={words.show
                .replace("{number}", String(position + 1))
                .replace("{count}", String(count))}
              aria-current={position === index || undefined}
              onClick={() => rotation.current?.goTo(position)}
            />
          ))}
        </div>
      </div>
      <div className={styles.viewport} tabIndex={ready ? undefined : 0}>
        <div
          className={styles.track}
          ref={track}
          aria-live={ready && !rotating ? "polite" : "off"}
          onPointerDown={({ clientX, isPrimary }) => {
            if (isPrimary) pressed.current = clientX;
          }}
          onPointerUp={lift}
          onPointerCancel={() => {
            pressed.current = null;
          }}
        >
          {children}
        </div>
      </div>
    </section>
  );
}

/**
 * Moves the slides. Copies of the first stand after the last, so that the row never ends in a gap and the step
 * from last to first goes on in the same direction; once there, the row starts over unseen.
 */
function createStage(track: HTMLElement, slides: readonly HTMLElement[]) {
  const inView = () => Number(getComputedStyle(track).getPropertyValue("--in-view"));
  const most = 3;
  const copies = slides.slice(0, most).map((slide) => {
    const copy = slide.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-slide");
    copy.inert = true;
    copy.ariaHidden = "true";
    return copy;
  });
  slides.at(-1)?.after(...copies);
  let current = 0;

  const moveTo = (position: number, still = false) => {
    track.toggleAttribute("data-still", still);
    track.style.setProperty("--position", String(position));
    // The row must be seen where it is before it may glide again.
    if (still) track.getBoundingClientRect();
  };
  const hideUnseen = () => {
    for (const [position, slide] of slides.entries()) {
      const away = (position - current + slides.length) % slides.length;
      slide.ariaHidden = away < inView() ? null : "true";
    }
  };
  const startOver = () => {
    if (Number(track.style.getPropertyValue("--position")) === slides.length) moveTo(0, true);
  };
  track.addEventListener("transitionend", startOver);
  hideUnseen();

  return {
    hideUnseen,
    show(index: number, wrapped: boolean) {
      startOver();
      current = index;
      moveTo(wrapped ? slides.length : index);
      hideUnseen();
    },
    clear() {
      track.removeEventListener("transitionend", startOver);
      for (const copy of copies) copy.remove();
    },
  };
}
