import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from "web-vitals";
import { summarizeVitals, vitalCounts, vitalPlace, vitals } from "#contact/web-vitals.ts";

const report = (values: unknown, place: object = { screen: "home", window: "wide" }) =>
  vitalCounts({ ...place, vitals: values });

describe("a report of a page's speed", () => {
  test("is counted in buckets, the last of which has no end", () => {
    expect(report({ LCP: 1200, INP: 50, CLS: 0.051, FCP: 0, TTFB: 9000 })).toEqual([
      "LCP/home/wide/1500",
      "INP/home/wide/50",
      "CLS/home/wide/0.1",
      "FCP/home/wide/500",
      "TTFB/home/wide/more",
    ]);
  });

  test.each([
    ["no values", null],
    ["an unknown value", { XYZ: 1 }],
    ["a prototype's property", { toString: 1 }],
    ["text", { LCP: "1200" }],
    ["a negative value", { LCP: -1 }],
    ["an absurd value", { LCP: 1e9 }],
  ])("with %s counts nothing", (_what, values) => {
    expect(report(values)).toEqual([]);
  });

  test("from a place the site does not have counts nothing", () => {
    for (const place of [{ screen: "toString", window: "wide" }, { screen: "home", window: "round" }, {}]) {
      expect(report({ LCP: 1 }, place)).toEqual([]);
    }
  });

  test("never breaks the counter, and what is counted can be read again", () => {
    fc.assert(
      fc.property(
        fc.object(),
        fc.dictionary(fc.constantFrom(...Object.keys(vitals)), fc.double()),
        (a, b) => {
          expect(() => vitalCounts(a)).not.toThrow();
          for (const name of report(b)) expect(vitalPlace(name)).toEqual({ screen: "home", window: "wide" });
        },
      ),
    );
  });
});

describe("the summary", () => {
  const counts = (named: Readonly<Record<string, number>>) =>
    summarizeVitals(Object.entries(named).map(([name, count]) => ({ name, count })));

  test("tells how many are good and poor, and what three of four stay within", () => {
    const [lcp, ...others] = counts({
      "LCP/home/wide/2500": 50,
      "LCP/home/narrow/3000": 20,
      "LCP/contact/wide/4000": 10,
      "LCP/contact/wide/more": 20,
    });
    expect(lcp).toEqual({ vital: "LCP", count: 100, good: 0.5, poor: 0.2, p75: 4000 });
    expect(others).toEqual([]);
  });

  test("knows no end above the last bucket, and passes over other events", () => {
    expect(
      summarizeVitals([
        { name: "INP/home/wide/more", count: 4 },
        { name: "page_view", count: 9 },
      ]),
    ).toEqual([{ vital: "INP", count: 4, good: 0, poor: 1, p75: null }]);
  });
});

test("good and poor are what web-vitals calls so, and ends of buckets", () => {
  const thresholds = {
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    FCP: FCPThresholds,
    TTFB: TTFBThresholds,
  };
  for (const [name, { good, poor, ends }] of Object.entries(vitals)) {
    expect([good, poor]).toEqual(thresholds[name as keyof typeof vitals]);
    expect(ends).toContain(good);
    expect(ends).toContain(poor);
    expect([...ends].sort((a, b) => a - b)).toEqual([...ends]);
  }
});
