import { expect } from "vitest";
import type { Engine } from "#tests/engines/web-driver.ts";

export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** A person at a browser's one window: presses what is in sight, types, and looks. */
export async function newVisitor(engine: Engine) {
  const driver = await engine.launch();
  /** Runs a function in the page. */
  async function run<Values extends unknown[], Result>(
    look: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const source = `async (values) => JSON.stringify((await (${look})(...JSON.parse(values))) ?? null)`;
    return JSON.parse(await driver.call(source, JSON.stringify(values)));
  }
  return {
    /** Opens a page as on a first visit, without consent. */
    async visit(address: string, width = 390) {
      await driver.resize(width, 664);
      await driver.open(new URL("/robots.txt", address).href);
      await run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await driver.open(address);
    },
    run,
    /** Presses the first element of a selector that is in sight. */
    async press(selector: string) {
      let place: readonly number[] | null = null;
      await expect
        .poll(
          async () => {
            place = await run(placeOf, selector);
            await new Promise((resolve) => setTimeout(resolve, 150));
            // The consent banner may open on the scroll that led here.
            return String(await run(placeOf, selector)) === String(place) ? place : null;
          },
          { message: `${selector} can be pressed` },
        )
        .not.toBeNull();
      const [x = 0, y = 0] = place ?? [];
      await driver.act([
        {
          type: "pointer",
          id: "mouse",
          actions: [
            { type: "pointerMove", x, y, duration: 0 },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]);
    },
    async type(text: string) {
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await driver.act([{ type: "key", id: "keyboard", actions: keys }]);
    },
    back: driver.back,
    leave: driver.stop,
  };
}

/** Where an element can be pressed, once it is scrolled into the window and nothing lies above it. */
function placeOf(selector: string): readonly number[] | null {
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = found?.getClientRects()[0];
  if (!found || !box) return null;
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const above = document.elementFromPoint(x, y);
  return above && (found.contains(above) || above.contains(found)) ? [x, y] : null;
}
