import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { isOfItsKind, pagesToCheck, type Screen } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage();
/** What the page has written to its console as an error, such as what its policy has blocked. */
const errors: string[] = [];
page.on("console", (message) => {
  if (message.type() === "error") errors.push(message.text());
});
page.on("pageerror", ({ message }) => errors.push(message));

/** One width per layout; screens take turns. */
const widthAt = (position: number) => (position % 2 === 0 ? 1440 : 390);

/** Walked with their frame. */
const thorough = new Set(["home", "contact", "automation", "pricing"]);

/** The focused element: its place among the focus stops, and what is wrong with it. */
interface Stop {
  /** Index in DOM order among everything that Tab can reach; -1 outside the page. */
  place: number;
  name: string;
  /** Upper left and lower right corner on the page in pixels; null if fixed to the window. */
  box: { left: number; top: number; bottom: number } | null;
  faults: string[];
}

/** Leaves the Tab key what stands between header and footer, which are the same on all pages. */
function skipFrame(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("body > :is(a, header, footer)"))
    frame.inert = true;
}

/** Numbers everything that Tab can reach in DOM order; returns the count. */
function numberStops(): number {
  const reached = (group: string) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(group)}"]`)];
    return radios.find(({ checked }) => checked) ?? radios[0];
  };
  const wanted = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
  const stops = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // In a group of radio buttons, Tab reaches only the checked one, or the first where none is.
      !(element instanceof HTMLInputElement && element.type === "radio" && element !== reached(element.name)),
  );
  for (const old of document.querySelectorAll("[data-stop]")) old.removeAttribute("data-stop");
  for (const [index, element] of stops.entries()) element.dataset["stop"] = String(index);
  return stops.length;
}

/** Checks the focused element as the visitor sees it in the window. */
function focusedStop(): Stop {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { place: -1, name: "outside", box: null, faults: [] };
  }
  const faults: string[] = [];
  const name = focused.getAttribute("aria-label") ?? focused.textContent;
  // The focus ring is on the element, on its pseudo-element that covers a card, or on its label.
  const label = focused.closest("label");
  const rings = [
    getComputedStyle(focused),
    getComputedStyle(focused, "::after"),
    ...(label ? [getComputedStyle(label)] : []),
  ].filter(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
  if (rings.length === 0) faults.push("shows no ring");

  const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const isOwn = (element: Element | null) =>
    element !== null && (focused.contains(element) || element.contains(focused));
  const seen = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && isOwn(document.elementFromPoint(x, y));
  const box = focused.getBoundingClientRect();
  const points = boxes.flatMap(({ left, right, top, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2] as const,
    [left + 2, top + 2] as const,
    [right - 2, bottom - 2] as const,
  ]);
  const hidden = points.filter(([x, y]) => !seen(x, y));
  // What is taller than the window cannot be fully visible.
  const fits = box.height < innerHeight / 2;
  if (hidden.length === points.length || (fits && hidden.length > 0)) faults.push("is covered");
  let isFixed = false;
  for (let frame: HTMLElement | null = focused; frame; frame = frame.parentElement) {
    isFixed ||= getComputedStyle(frame).position === "fixed";
  }
  return {
    place: Number(focused.dataset["stop"] ?? -1),
    name: name.replace(/\s+/g, " ").slice(0, 60),
    box: isFixed ? null : { left: box.left, top: box.top + scrollY, bottom: box.bottom + scrollY },
    faults,
  };
}

/** Holds the Tab key down until the focus leaves the page or wraps around; returns every stop. */
async function walk(count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < count + 5; step += 1) {
    await page.keyboard.down("Tab");
    const stop = await page.evaluate(focusedStop);
    if (stop.place < 0 || stop.place === stops[0]?.place) break;
    stops.push(stop);
  }
  await page.keyboard.up("Tab");
  return stops;
}

/** A stop is out of order if it lies above the previous one and not in a column to its right. */
function jumpsBack(stops: Stop[]): string[] {
  return stops.flatMap(({ box, name }, step) => {
    const last = stops[step - 1];
    if (!box || !last?.box) return [];
    return box.bottom <= last.box.top && box.left <= last.box.left ? [`${last.name} → ${name}`] : [];
  });
}

const faultsOf = (stops: Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

async function expectGoodWalk(screen: Screen): Promise<void> {
  const count = await page.evaluate(numberStops);
  const all = Array.from({ length: count }, (_, place) => place);
  const forth = await walk(count);
  expect.soft(faultsOf(forth), `${screen.path} forth`).toEqual([]);
  expect.soft(jumpsBack(forth), `${screen.path} order`).toEqual([]);
  // `reading-flow` may differ from the order of the source; what the eye expects is checked above.
  const order = forth.map(({ place }) => place);
  const sorted = order.toSorted((one, other) => one - other);
  expect.soft(sorted, `${screen.path} stops`).toEqual(all);
}

describe.each(languages)("in %s the Tab key leads through", (language) => {
  const screens = pagesToCheck(language).filter(isOfItsKind);

  test.each(screens)("$key, the focus is always visible, and no error is in the console", async (screen) => {
    await page.setViewportSize({ width: widthAt(screens.indexOf(screen)), height: 844 });
    await page.goto(site.url + screen.path);
    await hydrateIslands(page);
    // The consent banner may wait for a scroll, of which a script that is still loading hears nothing; show it
    // first, and let the page learn its height, by which it scrolls further.
    await page.waitForFunction(() => {
      scrollTo(0, scrollY === 0 ? 800 : 0);
      const band = document.querySelector<HTMLDialogElement>("dialog#consent");
      if (!band || band.hasAttribute("data-quiet")) return true;
      const known = document.documentElement.style.getPropertyValue("--consent-height");
      return band.open && known === `${band.offsetHeight}px`;
    });
    // Letters that arrive during the walk would move what has the focus.
    await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo(0, 0);
    });
    if (!thorough.has(screen.key)) await page.evaluate(skipFrame);
    await expectGoodWalk(screen);
    expect(errors.splice(0)).toEqual([]);
  });
});
