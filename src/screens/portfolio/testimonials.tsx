import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Copy } from "#src/content/words.ts";
import { CrashGuard } from "#src/elements/crash-guard.tsx";
import { Icon } from "#src/elements/icon.tsx";
import { createRotation, type Rotation, slideAt, slotOf } from "#src/screens/portfolio/rotation.ts";
import styles from "./testimonials.module.css";

interface TestimonialsProps {
  /** Milliseconds between two steps. */
  interval: number;
  count: number;
  words: Copy["portfolio"]["testimonials"]["controls"];
  /** Static slides, each with `data-slide`. */
  children?: ReactNode;
}

/** Shortest horizontal swipe in pixels. */
const swipe = 40;

/**
 * A carousel of static slides. It advances on its own and pauses on hover, on focus, in a hidden tab and by its button.
 * Without scripts it is a row with scroll snapping.
 */
export function Testimonials(props: TestimonialsProps) {
  return (
    <CrashGuard fallback={<p>{props.words.crash}</p>}>
      <Carousel {...props} />
    </CrashGuard>
  );
}

function Carousel({ interval, count, words, children }: TestimonialsProps) {
  const track = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const rotation = useRef<Rotation>(null);
  /** Pointer position at the start of a swipe. */
  const touched = useRef<number>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const [{ rotating, stopped }, setState] = useState({ rotating: true, stopped: false });

  useEffect(() => {
    if (!track.current) return;
    const row = createStage(track.current);
    const running = createRotation({
      count,
      interval,
      onStep: (position) => {
        setIndex(slideAt(position, count));
        row.show(position);
      },
      onState: setState,
    });
    stage.current = row;
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
    addEventListener("resize", row.hideUnseen, { signal });
    return () => {
      ended.abort();
      running.end();
    };
  }, [count, interval]);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) rotation.current?.release("focus");
  }

  function touch({ clientX, isPrimary, pointerType }: PointerEvent) {
    if (isPrimary && pointerType !== "mouse") touched.current = clientX;
  }

  function drag({ clientX }: PointerEvent) {
    if (touched.current !== null) stage.current?.drag(clientX - touched.current);
  }

  function lift({ clientX }: PointerEvent) {
    if (touched.current === null) return;
    const distance = clientX - touched.current;
    drop();
    if (Math.abs(distance) >= swipe) rotation.current?.goBy(-Math.sign(distance));
  }

  function drop() {
    touched.current = null;
    stage.current?.drop();
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      data-ready={ready || undefined}
      onPointerEnter={() => rotation.current?.hold("pointer")}
      onPointerLeave={() => rotation.current?.release("pointer")}
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
        <fieldset className={styles.dots}>
          <legend className="visually-hidden">{words.choose}</legend>
          {Array.from({ length: count }, (_, position) => nameOf(position, words.show, count)).map(
            (name, position) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-current={position === index || undefined}
                onClick={() => rotation.current?.goTo(position)}
              />
            ),
          )}
        </fieldset>
      </div>
      <div className={styles.viewport} tabIndex={ready ? undefined : 0}>
        <div
          className={styles.track}
          ref={track}
          aria-live={ready && !rotating ? "polite" : "off"}
          onPointerDown={touch}
          onPointerMove={drag}
          onPointerUp={lift}
          onPointerCancel={drop}
        >
          {children}
        </div>
      </div>
    </section>
  );
}

function nameOf(position: number, show: string, count: number): string {
  return show.replace("{number}", String(position + 1)).replace("{count}", String(count));
}

type Stage = ReturnType<typeof createStage>;

/**
 * Positions the slides through custom properties that the style sheet uses. The row is endless: slides out of view are
 * moved to where they are needed next.
 */
function createStage(track: HTMLElement) {
  const slides = [...track.querySelectorAll<HTMLElement>("[data-slide]")];
  const count = slides.length;
  let current = 0;

  /** Keep one slide before the first visible one: it may still be sliding out, or be dragged in. */
  const layOut = (firstSeen: number) => {
    for (const [slide, element] of slides.entries()) {
      element.style.setProperty("--shift", String(slotOf(slide, firstSeen - 1, count) - slide));
    }
  };
  const hideUnseen = () => {
    const inView = Number(getComputedStyle(track).getPropertyValue("--in-view"));
    for (const [slide, element] of slides.entries()) {
      element.inert = slotOf(slide, current, count) - current >= inView;
    }
  };
  layOut(current);
  hideUnseen();

  return {
    hideUnseen,
    show(position: number) {
      layOut(Math.min(current, position));
      current = position;
      track.style.setProperty("--position", String(position));
      hideUnseen();
    },
    /** Moves the row by the distance of a swipe, in pixels. */
    drag(distance: number) {
      track.toggleAttribute("data-dragged", true);
      track.style.setProperty("--drag", `${distance}px`);
    },
    drop() {
      track.removeAttribute("data-dragged");
      track.style.removeProperty("--drag");
    },
  };
}
