import { describe, expect, test } from "vitest";
import { automationFlow } from "#content/facts/automation-flow.ts";
import { type FlowItem, layOutAcross, layOutDown, wrap } from "#src/screens/automation/flow-layout.ts";

const items: FlowItem[] = Object.entries(automationFlow).map(([key, step]) => ({
  key,
  ...step,
  title: `Title of ${key}`,
  detail: `What happens at ${key}, in some words`,
}));

describe("a wrapped text", () => {
  test("keeps its words and stays within its width", () => {
    const lines = wrap("WhatsApp, SMS, e-mail ou chat", 24);
    expect(lines.join(" ")).toBe("WhatsApp, SMS, e-mail ou chat");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(24);
  });

  test("leaves no single word behind where its lines can be even", () => {
    expect(wrap("Réponse en moins de 30\u00a0s", 20)).toEqual(["Réponse en", "moins de 30\u00a0s"]);
  });

  test("does not break inside a word or at a space that does not break", () => {
    expect(wrap("Terminerinnerungsdienst", 10)).toEqual(["Terminerinnerungsdienst"]);
    expect(wrap("30\u00a0s", 2)).toEqual(["30\u00a0s"]);
  });
});

describe.each([
  ["across", layOutAcross(items)],
  ["down", layOutDown(items)],
])("a flow laid out %s", (_, drawing) => {
  test("has a sign for each step and an arrow to each but the first", () => {
    expect(drawing.signs.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
    expect(drawing.links).toHaveLength(items.length - 1);
    expect(drawing.arrows).toHaveLength(items.length - 1);
  });

  test("ends its lines where nothing follows", () => {
    expect(drawing.signs.filter(({ end }) => end).map(({ key }) => key)).toEqual([
      "reminded",
      "rescored",
      "called",
    ]);
  });

  test("keeps signs apart and everything inside its view box", () => {
    expect(new Set(drawing.signs.map(({ x, y }) => `${x} ${y}`)).size).toBe(items.length);
    for (const { x, y } of [...drawing.signs, ...drawing.lines]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(drawing.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(drawing.height);
    }
  });
});
