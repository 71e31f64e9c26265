import type { FlowStep } from "#content/facts/automation-flow.ts";

/** What one step of a flow says. */
export interface FlowStepWords {
  readonly title: string;
  readonly detail: string;
  /** When the flow takes this way. */
  readonly condition?: string | undefined;
}

/** A step with its words, in reading order. */
export interface FlowItem extends FlowStep, FlowStepWords {
  readonly key: string;
}

interface Line {
  readonly kind: "condition" | "title" | "detail";
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A flow ready to be drawn; all numbers are units of its view box. */
export interface FlowDrawing {
  readonly width: number;
  readonly height: number;
  /** Where each step's sign stands; the last of its lane ends the line. */
  readonly signs: readonly {
    readonly key: string;
    readonly x: number;
    readonly y: number;
    readonly end: boolean;
  }[];
  /** Lines from sign to sign and the arrows at their ends, as path data. */
  readonly links: readonly string[];
  readonly arrows: readonly string[];
  readonly lines: readonly Line[];
}

/** Half the side of a sign, and how far before it an arrow's tip stops. */
const half = 10;
const gap = 5;

/** Characters in a line, at most: a third of the room is left for visitors who set their text wider. */
const mostAcross = { title: 17, detail: 21 };
const mostDown = { title: 17, detail: 22 };

/** Columns from left to right, lanes one below the other: for wide pages. */
export function layOutAcross(items: readonly FlowItem[]): FlowDrawing {
  const column = 262;
  const lane = 190;
  const top = 52;
  const depths = new Map<string, number>();
  for (const item of items) depths.set(item.key, (depths.get(item.after ?? "") ?? -1) + 1);
  const place = (item: FlowItem) => ({
    x: half + (depths.get(item.key) ?? 0) * column,
    y: top + item.lane * lane,
  });
  return {
    width: column * (Math.max(...depths.values()) + 1),
    height: top + lane * Math.max(...items.map((item) => item.lane)) + 130,
    ...draw(items, place, (from, to) => {
      const start = `M${from.x} ${from.y}`;
      const stop = to.x - half - gap;
      const link = from.y === to.y ? `${start}H${stop}` : `${start}H${to.x - 42}V${to.y}H${stop}`;
      return { link, arrow: `M${stop - 10} ${to.y - 9}L${stop + 2} ${to.y}L${stop - 10} ${to.y + 9}Z` };
    }),
    lines: items.flatMap((item) => {
      const { x, y } = place(item);
      const left = x - half;
      const title = wrap(item.title, mostAcross.title);
      return [
        ...(item.condition ? [{ kind: "condition" as const, text: item.condition, x: left, y: y - 26 }] : []),
        ...title.map((text, row) => ({ kind: "title" as const, text, x: left, y: y + 44 + row * 25 })),
        ...wrap(item.detail, mostAcross.detail).map((text, row) => ({
          kind: "detail" as const,
          text,
          x: left,
          y: y + 44 + title.length * 25 + row * 22,
        })),
      ];
    }),
  };
}

/** One step below the other, lanes as tracks on the left: for small pages. */
export function layOutDown(items: readonly FlowItem[]): FlowDrawing {
  const track = 27;
  const left = half + 2 + track * Math.max(...items.map((item) => item.lane)) + half + 20;
  const places = new Map<string, { x: number; y: number }>();
  const lines: Line[] = [];
  let y = 16;
  for (const item of items) {
    if (item.condition) {
      lines.push({ kind: "condition", text: item.condition, x: left, y: y + 4 });
      y += 26;
    }
    places.set(item.key, { x: half + 2 + item.lane * track, y });
    for (const [kind, text, step] of [
      ...wrap(item.title, mostDown.title).map((text) => ["title", text, 23] as const),
      ...wrap(item.detail, mostDown.detail).map((text) => ["detail", text, 21] as const),
    ]) {
      lines.push({ kind, text, x: left, y: y + 6 });
      y += step;
    }
    y += 30;
  }
  const place = (item: FlowItem) => places.get(item.key) ?? { x: 0, y: 0 };
  return {
    width: 354,
    height: y - 20,
    ...draw(items, place, (from, to) => {
      const start = `M${from.x} ${from.y}`;
      const stop = to.y - half - gap;
      const link = from.x === to.x ? `${start}V${stop}` : `${start}V${from.y + 46}H${to.x}V${stop}`;
      return { link, arrow: `M${to.x - 9} ${stop - 10}L${to.x} ${stop + 2}L${to.x + 9} ${stop - 10}Z` };
    }),
    lines,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function draw(
  items: readonly FlowItem[],
  place: (item: FlowItem) => Point,
  connect: (from: Point, to: Point) => { link: string; arrow: string },
): Pick<FlowDrawing, "signs" | "links" | "arrows"> {
  const connections = items.flatMap((item) => {
    const before = items.find((other) => other.key === item.after);
    return before ? [connect(place(before), place(item))] : [];
  });
  return {
    signs: items.map((item) => ({
      key: item.key,
      ...place(item),
      end: !items.some((other) => other.after === item.key),
    })),
    links: connections.map(({ link }) => link),
    arrows: connections.map(({ arrow }) => arrow),
  };
}

/** Breaks text at its spaces into even lines of at most so many characters; SVG does not wrap. */
export function wrap(text: string, most: number): string[] {
  const lines = fill(text, most);
  let even = lines;
  for (let width = most - 1; width > 0; width -= 1) {
    const narrower = fill(text, width);
    if (narrower.length > lines.length || narrower.some((line) => line.length > width)) break;
    even = narrower;
  }
  return even;
}

function fill(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
