/** What keeps a carousel still: its own button, or something that ends by itself. */
export type Hold = "button" | "hover" | "focus" | "hidden";

interface RotationOptions {
  /** How many slides there are. */
  readonly count: number;
  /** Milliseconds between two steps. */
  readonly interval: number;
  /** A step was taken; `wrapped` where it led from the last slide to the first by itself. */
  readonly onStep: (index: number, wrapped: boolean) => void;
  /** Whether it moves by itself now, and whether the visitor stopped it. */
  readonly onState: (state: { readonly rotating: boolean; readonly stopped: boolean }) => void;
}

export interface Rotation {
  /** Goes to a slide, counted around; the next step is a whole interval away. */
  goTo(index: number): void;
  next(): void;
  previous(): void;
  hold(reason: Hold): void;
  release(reason: Hold): void;
  /** Starts at the visitor's wish, whatever pointer and focus are doing. */
  play(): void;
  end(): void;
}

/** The timing of a carousel: starts at the first slide, steps, wraps, and rests while anything holds it. */
export function createRotation({ count, interval, onStep, onState }: RotationOptions): Rotation {
  const holds = new Set<Hold>();
  let index = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const step = () => {
    index = (index + 1) % count;
    onStep(index, index === 0);
  };
  const restart = () => {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(step, interval) : undefined;
  };
  const change = (alter: () => void) => {
    const before = holds.size;
    alter();
    if ((before === 0) !== (holds.size === 0)) restart();
    onState({ rotating: holds.size === 0, stopped: holds.has("button") });
  };
  const goTo = (wanted: number) => {
    index = ((wanted % count) + count) % count;
    onStep(index, false);
    restart();
  };

  restart();
  return {
    goTo,
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    hold: (reason) => change(() => holds.add(reason)),
    release: (reason) => change(() => holds.delete(reason)),
    play: () =>
      change(() => {
        for (const reason of ["button", "hover", "focus"] as const) holds.delete(reason);
      }),
    end: () => clearInterval(timer),
  };
}
