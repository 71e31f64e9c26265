/** What keeps a carousel still: its own button, or something that ends by itself. */
export type Hold = "button" | "pointer" | "focus" | "hidden";

interface RotationOptions {
  /** How many slides there are. */
  readonly count: number;
  /** Milliseconds between two steps. */
  readonly interval: number;
  /** A step was taken, to a position of the endless row (see `slotOf`). */
  readonly onStep: (position: number) => void;
  /** Whether it moves by itself now, and whether the visitor stopped it. */
  readonly onState: (state: { readonly rotating: boolean; readonly stopped: boolean }) => void;
}

export interface Rotation {
  /** Goes to a slide, the shorter way around; the next step is a whole interval away. */
  goTo(index: number): void;
  /** Goes so many slides on, or back. */
  goBy(slides: number): void;
  hold(reason: Hold): void;
  release(reason: Hold): void;
  /** Starts at the visitor's wish, whatever pointer and focus are doing. */
  play(): void;
  end(): void;
}

/** The timing of a carousel: starts at the first slide, steps, wraps, and rests while anything holds it. */
export function createRotation({ count, interval, onStep, onState }: RotationOptions): Rotation {
  const holds = new Set<Hold>();
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
      const onward = around(index - position, count);
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

/** The slide at a position of the endless row: of ten, position 10 is the first again and -1 the last. */
export function slideAt(position: number, count: number): number {
  return around(position, count);
}

/** Where a slide stands in the row of `count` that begins at a position: of ten from 8 on, the first at 10. */
export function slotOf(slide: number, first: number, count: number): number {
  return first + around(slide - first, count);
}

function around(value: number, count: number): number {
  return ((value % count) + count) % count;
}
