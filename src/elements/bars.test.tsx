import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Bars } from "#src/elements/bars.tsx";

/** Start and length of each bar. */
const barsFor = (figures?: number[]) =>
  [
    ...renderToStaticMarkup(<Bars {...(figures && { figures })} />).matchAll(
      /x="([\d.]+)".*?width="([\d.]+)"/g,
    ),
  ].map(([, start, length]) => [Number(start), Number(length)]);

test("without figures the bars are those of the mark", () => {
  expect(barsFor()).toEqual([
    [0, 12],
    [5, 12],
    [10, 12],
  ]);
});

test.each([
  ["of fewer than three", [5, 3]],
  ["of which fewer than three are more than nothing", [5, 0, 3, 0]],
])("figures %s make no bars of their own", (_what, figures) => {
  expect(barsFor(figures)).toEqual(barsFor());
});

test("the three largest figures, in the page's order, are the lengths", () => {
  const lengths = barsFor([4, 1, 8, 2, 6]).map(([, length]) => length as number);
  expect(lengths).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = lengths;
  expect(second / first).toBeCloseTo(2, 1);
  expect(third / first).toBeCloseTo(1.5, 1);
});

test.each([[[550, 150, 360]], [[1, 40, 3]], [[3, 3, 3]]])(
  "%j: each bar begins while the one before is under way and ends after it; together they fill the drawing",
  (figures) => {
    const bars = barsFor(figures);
    for (const [position, [start = 0, length = 0]] of bars.entries()) {
      const [startBefore, lengthBefore] = bars[position - 1] ?? [];
      if (startBefore === undefined || lengthBefore === undefined) continue;
      expect(start).toBeGreaterThan(startBefore);
      expect(start).toBeLessThan(startBefore + lengthBefore);
      expect(start + length).toBeGreaterThan(startBefore + lengthBefore);
    }
    const [start = 0, length = 0] = bars.at(-1) ?? [];
    expect(start + length).toBeCloseTo(22, 0);
  },
);
