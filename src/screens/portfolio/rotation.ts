/** Reasons to pause a carousel: its pause button, or something temporary. */
export type PauseReason = "button" | "pointer" | "focus" | "hidden";

interface RotationOptions {
  count: number;
  /** Milliseconds between two steps. */
  interval: number;
  /** Called with the new position in the endless row (see `slotOf`). */
  onStep: (position: number) => void;
  /** Whether the carousel moves now, and whether the visitor paused it. */
  onState: (state: { rotating: boolean; stopped: boolean }) => void;
}

export interface Rotation {
  /** Goes to a slide by the shorter way and restarts the interval. */
  goTo(index: number): void;
  goBy(slides: number): void;
  hold(reason: PauseReason): void;
  release(reason: PauseReason): void;
  /** Starts at the visitor's request, even while pointer or focus is on the carousel. */
  play(): void;
  end(): void;
}

/** Timing of a carousel: starts at slide 0, advances, wraps, and pauses while there is a reason to. */
export function createRotation({ count, interval, onStep, onState }: RotationOptions): Rotation {
  const holds = new Set<PauseReason>();
  let position = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const move = (slides: number) => {
    position += slides;
    onStep(position);
  };
  const restart = () => {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(move, interval, 1) : undefined;
  };
  const change = (alter: () => void) => {
    const before = holds.size;
    alter();
    if ((before === 0) !== (holds.size === 0)) restart();
    onState({ rotating: holds.size === 0, stopped: holds.has("button") });
  };
  const goBy = (slides: number) => {
    move(slides);
    restart();
  };

  restart();
  return {
    goBy,
    goTo(index) {
      const onward = slideAt(index - position, count);
      goBy(onward <= count / 2 ? onward : onward - count);
    },
    hold: (reason) => change(() => holds.add(reason)),
    release: (reason) => change(() => holds.delete(reason)),
    play: () =>
      change(() => {
        for (const reason of ["button", "pointer", "focus"] as const) holds.delete(reason);
      }),
    end: () => clearInterval(timer),
  };
}

/** The slide at a position of the endless row: with 10 slides, position 10 is slide 0 and -1 is slide 9. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** A slide's position in the `count` positions from `first` on: with 10 slides and `first` 8, slide 0 is at 10. */
export function slotOf(slide: number, first: number, count: number): number {
  return first + slideAt(slide - first, count);
}
