import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { startJourney } from "#tests/support/journey.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor, lastingPage, visit } = await startJourney();

const portfolio = pathOf("portfolio", defaultLanguage);

const shownCards = (page: Page) => page.locator("main [data-categories] >> visible=true");
const addressOf = (page: Page) => page.url().slice(site.url.length);

describe("the filter", () => {
  /** Categories of the filter. */
  const offered = (page: Page) =>
    page
      .locator('main input[name="category"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const choice = (page: Page, category: string) =>
    page.locator(`main input[name="category"][value="${category}"]`);
  /** Number of cases in a category. */
  const total = (page: Page, category: string) =>
    page
      .locator(category === "all" ? "main [data-categories]" : `main [data-categories~="${category}"]`)
      .count();

  test("shows the cases of each category, as many as stated, and Back undoes a choice", async () => {
    const page = await visit(portfolio, { width: 1440 });
    for (const category of await offered(page)) {
      await choice(page, category).check();
      expect(addressOf(page)).toBe(category === "all" ? portfolio : `${portfolio}?category=${category}`);
      const expected = await total(page, category);
      expect(await shownCards(page).count(), category).toBe(expected);
      if (category === "all") continue;
      const others = `main [data-categories]:not([data-categories~="${category}"]) >> visible=true`;
      expect(await page.locator(others).count(), category).toBe(0);
      expect(await choice(page, category).locator("..").textContent()).toContain(String(expected));
    }
    // Back undoes all that the keys pass at once.
    const categories = await offered(page);
    await choice(page, categories[1] ?? "").check();
    for (let passed = 0; passed < 2; passed += 1) await page.keyboard.press("ArrowRight");
    await page.goBack();
    expect(await choice(page, categories.at(-1) ?? "").isChecked()).toBe(true);
  });

  test("starts with the category in the address without a layout shift, and works without scripts", async () => {
    const page = await visit(`${portfolio}?category=cro`, { width: 390 });
    expect(await shownCards(page).count()).toBe(await total(page, "cro"));
    // Letters that arrive move a label by a thousandth; a card that moves counts for much more.
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await page.goto(`${site.url}${portfolio}?category=poetry`);
    expect(await shownCards(page).count()).toBe(await total(page, "all"));

    const plain = await visit(`${portfolio}?category=cro`, { scripts: false });
    expect(await shownCards(plain).count()).toBe(await total(plain, "all"));
    await choice(plain, "cro").check();
    expect(await shownCards(plain).count()).toBe(await total(plain, "cro"));
  });
});

test("a card links to its case wherever it is clicked, and opens the client's site in a new tab", async () => {
  const visitor = await newVisitor();
  await visitor.route("https://*.example/**", (route) => route.fulfill({ body: "the client" }));
  const page = await visitor.newPage();
  await page.goto(site.url + portfolio);
  const card = shownCards(page)
    .filter({ has: page.locator("a[target=_blank]") })
    .first();
  const address = (await card.locator("a[target=_blank]").getAttribute("href")) ?? "";
  const opened = visitor.waitForEvent("page");
  await card.locator("a").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const client = await opened;
  await client.waitForURL((url) => url.href.startsWith(address));
  expect(await client.evaluate(() => window.opener)).toBe(null);
  expect(addressOf(page)).toBe(portfolio);

  const name = card.locator("h2");
  await name.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
  const target = await card.locator("a").first().getAttribute("href");
  await page.mouse.click(x + 20, y + 20);
  await page.waitForURL(site.url + target);
});

test("on a phone a card opens in place what it describes, measures and links to, and links to its case when pressed beside that", async () => {
  const page = await visit(portfolio, { width: 390 });
  for (const place of [0, 2]) {
    const card = shownCards(page).nth(place);
    const description = card.locator("details > p");
    expect(await description.isVisible()).toBe(false);
    await card.locator("summary").click();
    expect(await description.isVisible()).toBe(true);
    for (const part of ["img", "dt", "dd", "details li"])
      expect(await card.locator(`${part} >> visible=true`).count(), part).toBeGreaterThan(0);
    expect(await card.locator("dd >> visible=true").count()).toBe(3);
    expect(addressOf(page)).toBe(portfolio);
  }
  const row = shownCards(page).nth(3);
  const target = (await row.locator("a").first().getAttribute("href")) ?? "";
  await row.locator("h2").scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await row.locator("h2").boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await page.waitForURL(site.url + target);
});

test("a drawing of the state before enters at the focus of a card, and its edge follows the pointer or a finger, which then follows no link", async () => {
  const visitor = await newVisitor({ width: 390, hasTouch: true });
  const page = await visitor.newPage();
  await page.goto(site.url + portfolio);
  await page.evaluate(() => document.getElementById("consent")?.removeAttribute("open"));
  const card = shownCards(page).first();
  const picture = card.locator("[data-behaviour=before] > :first-child");
  await picture.scrollIntoViewIfNeeded();
  /** How much of the picture the drawing covers, in per cent. */
  const covered = () =>
    picture.evaluate((element) => {
      const { clipPath } = getComputedStyle(element.lastElementChild ?? element);
      const [, hidden = "0"] = /^inset\(0(?:px|%)? ([\d.]+)%/.exec(clipPath) ?? [];
      return Math.round(100 - Number(hidden));
    });
  await page.keyboard.press("Tab");
  await card.locator("a").first().focus();
  await expect.poll(covered).toBe(66);
  await card.locator("a").first().blur();
  // The link below it took the window along.
  await picture.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const middle = y + height / 2;
  await page.mouse.move(x + width / 4, middle);
  await expect.poll(covered).toBe(25);
  await page.mouse.move(0, 0);

  const touches = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
    touches.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + share * width, y: middle }],
    });
  await touch("touchStart", 0.2);
  for (const share of [0.4, 0.6, 0.8]) await touch("touchMove", share);
  await expect.poll(covered).toBe(80);
  await touch("touchEnd");
  expect(addressOf(page)).toBe(portfolio);
  expect(await covered()).toBe(80);
});

describe("the testimonials", () => {
  /** Its clock is moved by the tests. */
  let page: Page;
  let carousel: Locator;
  /** Index of the last testimonial. */
  let last: number;
  const dot = (place: number) => carousel.locator("fieldset button").nth(place);
  const toggle = () => carousel.locator("button").first();
  const label = () => toggle().locator("span span:visible").textContent();
  const track = () => carousel.locator("[aria-live]");
  /** Index of the slide that the dots mark as current. */
  const index = () =>
    carousel
      .locator("fieldset button")
      .evaluateAll((dots) => dots.findIndex((one) => one.getAttribute("aria-current") === "true"));
  /** Indexes of the visible slides, from left to right. */
  const inView = () =>
    track().evaluate((row) => {
      const slides = [...row.querySelectorAll<HTMLElement>("[data-slide]")];
      const { left, right } = row.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
      const place = (slide: HTMLElement) => slide.getBoundingClientRect();
      return slides
        .filter((slide) => place(slide).left >= left - 1 && place(slide).right <= right + 1)
        .toSorted((a, b) => place(a).left - place(b).left)
        .map((slide) => slides.indexOf(slide));
    });
  /** Advances the page's clock, which the test has paused. */
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);

  async function open({ width = 1280, still = false } = {}) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: still ? "reduce" : "no-preference" });
    await page.clock.resume();
    await page.goto(site.url + portfolio);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.evaluate(() => document.getElementById("consent")?.removeAttribute("open"));
    carousel = page.locator("section[data-ready]");
    await page.locator("#testimonials [aria-roledescription]").first().scrollIntoViewIfNeeded();
    await carousel.waitFor();
    last = (await carousel.locator("[data-slide]").count()) - 1;
    await page.mouse.move(0, 0);
  }

  beforeAll(async () => {
    page = await lastingPage({ hasTouch: true });
    await page.clock.install({ time: 0 });
  });

  test("is a labelled carousel that steps every four seconds by a third of its width, in a second, and wraps; a dot goes to its slide", async () => {
    await open();
    expect(await carousel.getAttribute("aria-roledescription")).not.toBe("");
    expect(await carousel.getAttribute("aria-label")).not.toBe("");
    const slides = await carousel
      .locator("[role=group][aria-roledescription]")
      .evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")));
    expect(slides).toHaveLength(last + 1);
    for (const [place, label] of slides.entries()) {
      expect(label).toMatch(new RegExp(`^${place + 1}\\D+${last + 1}$`));
    }
    expect(await inView()).toEqual([0, 1, 2]);
    expect(await carousel.locator("[data-slide]:not([inert])").count()).toBe(3);

    expect(await index()).toBe(0);
    await pass(3999);
    expect(await index()).toBe(0);
    const before = await track().evaluate((row) => row.getBoundingClientRect());
    await pass(1);
    expect(await index()).toBe(1);
    expect(await track().evaluate((row) => getComputedStyle(row).transitionDuration)).toBe("1s");
    await expect.poll(inView).toEqual([1, 2, 3]);
    const moved = async () =>
      before.left - (await track().evaluate((row) => row.getBoundingClientRect().left));
    await expect.poll(moved).toBeCloseTo(before.width / 3, 0);
    await pass((last - 2) * 4000);
    expect(await index()).toBe(last - 1);
    await expect.poll(inView).toEqual([last - 1, last, 0]);
    await pass(2 * 4000);
    expect(await index()).toBe(0);
    await dot(last - 2).click();
    expect(await index()).toBe(last - 2);
    await expect.poll(inView).toEqual([last - 2, last - 1, last]);
    await carousel.locator("[data-steps]").last().click();
    expect(await index()).toBe(last - 1);
    await carousel.locator("[data-steps]").first().click();
    expect(await index()).toBe(last - 2);
  });

  test("pauses by its button, which lets slides be announced, on hover, with focus inside and in a hidden tab", async () => {
    await open();
    expect(await track().getAttribute("aria-live")).toBe("off");
    const pause = await label();
    await toggle().click();
    expect(await track().getAttribute("aria-live")).toBe("polite");
    expect(await label()).not.toBe(pause);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(9_000);
    expect(await index()).toBe(0);
    await toggle().press("Enter");
    expect(await label()).toBe(pause);
    await pass(4000);
    expect(await index()).toBe(1);
    await toggle().evaluate((element) => element.blur());

    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    for (const [place, [hold, release]] of [
      [() => carousel.hover(), () => page.mouse.move(0, 0)],
      [() => dot(1).focus(), () => dot(1).evaluate((element) => element.blur())],
      [() => hide(true), () => hide(false)],
    ].entries()) {
      await hold?.();
      await pass(9_000);
      expect(await index()).toBe(place + 1);
      await release?.();
      await pass(4000);
      expect(await index()).toBe(place + 2);
    }
  });

  test("does not move with reduced motion, and then changes slides without animation", async () => {
    await open({ width: 820, still: true });
    await pass(9_000);
    expect(await index()).toBe(0);
    expect(await inView()).toEqual([0, 1]);
    expect(await track().evaluate((row) => getComputedStyle(row).transitionDuration)).toBe("0s");
    await dot(last - 2).click();
    expect(await inView()).toEqual([last - 2, last - 1]);
  });

  test("can be swiped, wrapping at both ends", async () => {
    await open({ width: 390 });
    expect(await inView()).toEqual([0]);
    const swipe = async (distance: number) => {
      const box = await track().boundingBox();
      const touches = await page.context().newCDPSession(page);
      const y = (box?.y ?? 0) + 60;
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        touches.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch("touchStart", 195);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", 195 + distance * part);
      await touch("touchEnd");
    };
    await swipe(120);
    await expect.poll(index).toBe(last);
    await expect.poll(inView).toEqual([last]);
    await swipe(-120);
    await expect.poll(index).toBe(0);
    await swipe(-20);
    expect(await index()).toBe(0);
    await expect.poll(inView).toEqual([0]);
  });

  test("are a row that can be scrolled by keyboard without scripts", async () => {
    const plain = await visit(pathOf("portfolio", thirdLanguage), { scripts: false });
    await plain.locator("#testimonials [data-slide] a").last().focus();
    const row = plain.locator("#testimonials [aria-live]").locator("..");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await plain.locator("#testimonials button >> visible=true").count()).toBe(0);
  });
});
