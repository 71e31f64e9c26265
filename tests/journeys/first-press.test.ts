import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { estimatePresets } from "#data/site/content/facts/calculator-choices.ts";
import { estimateGroupsIn, writtenEstimate } from "#site/content/offer/estimate.ts";
import { isBroad } from "#tests/support/breadth.ts";
import {
  confirmation,
  fillForm,
  formHydrated,
  sendForm,
  waitForThanks,
} from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage, twoCurrencies } from "#tests/support/test-languages.ts";

// The first thing that a visitor touches on the page is the button that sends.
const { site, visit } = await startJourney();

const language = thirdLanguage;
const contact = pathOf("contact", language);
const pricing = pathOf("pricing", language);
const notice = "#contact-notice";
const press = (page: Page) => page.click("#contact-form button[type=submit]");
const request = "#calculator form [type=submit]";

let texts = 0;
/** Every visitor writes something else: identical text would count as a repeat. */
const newText = () => {
  texts += 1;
  return {
    message: `We would like a page for our bread, number ${texts}.`,
    email: `zoe${texts}@first.example`,
  };
};

const open = (path: string) => visit(path, { width: 390 });

/** Holds back React, as on a slow network; returns what lets it through. */
async function holdReact(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.context().route("**/_astro/client.*.js", async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

/** A page with the form as the draft of another page of the tab has left it. */
async function withDraft(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await open(contact);
  const written = await fillForm(page, newText());
  await prepare(page);
  await page.goto(site.url + pricing);
  await page.goto(site.url + contact);
  expect(await page.inputValue("#contact-message")).toBe(written.message);
  return { page, written };
}

describe("pressed first, the button of the form", () => {
  test("shows on the empty form what is missing, in place", async () => {
    const page = await open(contact);
    await formHydrated(page);
    await press(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact-message");
    expect(await page.isVisible("#contact-message-error")).toBe(true);
    expect(new URL(page.url()).pathname).toBe(contact);
  });

  // The sample's test of the form by its specification (specified.test.ts) sees both, too.
  test.runIf(isBroad)(
    "sends the restored draft, says so while it is on its way, and thanks in place",
    async () => {
      const { page, written } = await withDraft();
      await formHydrated(page);
      const before = site.leads().length;
      const held = Promise.withResolvers<void>();
      await page.route("**/send-contact-email", async (route) => {
        await held.promise;
        await route.continue();
      });
      await press(page);
      await page.waitForSelector("#contact-form [type=submit][aria-busy=true]");
      held.resolve();
      await waitForThanks(page);
      expect(new URL(page.url()).pathname).toBe(contact);
      expect(site.leads().slice(before)).toMatchObject([{ message: written.message }]);
    },
  );

  test.runIf(isBroad)(
    "without network says in place that it was not sent, and keeps the text for the next try",
    async () => {
      const { page, written } = await withDraft();
      await formHydrated(page);
      await page.context().setOffline(true);
      await press(page);
      await expect
        .poll(() => page.locator(`${notice} p`).first().textContent())
        .toBe(leadFormCopy(language).failure);
      expect(await page.inputValue("#contact-message")).toBe(written.message);
      await page.context().setOffline(false);
      await press(page);
      await waitForThanks(page);
    },
  );

  test.each(isBroad ? [true, false] : [true])(
    "posts the form by itself while React is on its way, with all of it filled in: %s",
    async (isWhole) => {
      const { page, written } = await withDraft(holdReact);
      const before = site.leads().length;
      if (!isWhole) await page.fill("#contact-name", "");
      await press(page);
      if (isWhole) {
        await page.waitForURL(site.url + pathOf("thanks", language));
        expect(site.leads().slice(before)).toMatchObject([{ message: written.message }]);
      } else {
        await page.waitForSelector("#contact-name[aria-invalid=true]");
        expect(await page.inputValue("#contact-message")).toBe(written.message);
        expect(await page.inputValue("#contact-projectType")).not.toBe("");
        expect(site.leads()).toHaveLength(before);
      }
    },
  );

  test("pressed again once React has come, after an answer to the browser's own post was lost, sends one lead", async () => {
    let release = () => {};
    const { page } = await withDraft(async (page) => {
      release = await holdReact(page);
    });
    const before = site.leads().length;
    let posts = 0;
    await page.route("**/send-contact-email", async (route) => {
      posts += 1;
      if (posts > 1) return route.continue();
      await route.fetch({ maxRedirects: 0 });
      // The page stays.
      await route.fulfill({ status: 204 });
    });
    await press(page);
    await expect.poll(() => site.leads().length).toBe(before + 1);
    release();
    await formHydrated(page);
    await press(page);
    await page.waitForURL(site.url + pathOf("thanks", language));
    expect(posts).toBe(2);
    expect(site.leads()).toHaveLength(before + 1);
  });

  test("loses no text where the browser cannot reach the service", async () => {
    const { page, written } = await withDraft(holdReact);
    await page.context().setOffline(true);
    await press(page);
    await expect.poll(() => page.url()).not.toBe(site.url + contact);
    await page.context().setOffline(false);
    await page.goBack();
    await expect.poll(() => page.inputValue("#contact-message")).toBe(written.message);
  });
});

test("what is typed while React is on its way is still there, and is sent", async () => {
  const page = await open(pricing);
  const release = await holdReact(page);
  await page.goto(site.url + pathOf("contact", secondLanguage));
  const written = await fillForm(page, newText());
  await page.focus("#contact-message");
  await page.keyboard.press("End");
  release();
  await formHydrated(page);
  await page.keyboard.type(" Thanks!");
  expect(await page.inputValue("#contact-name")).toBe(written.name);
  expect(await page.inputValue("#contact-budget")).not.toBe("");
  await sendForm(page);
  await page.waitForSelector(confirmation);
  expect(site.leads().at(-1)).toMatchObject({ message: `${written.message} Thanks!` });
});

describe("pressed first, the button of the price page", () => {
  const [started = [], other = []] = Object.values(estimatePresets);
  const [, currency] = twoCurrencies;

  /** What the choice writes into the form. */
  const estimateFor = (keys: readonly string[]) =>
    writtenEstimate(
      estimateGroupsIn(language)
        .flatMap(({ choices }) => choices)
        .filter(({ key }) => keys.includes(key)),
      language,
      currency,
    );

  test.each(isBroad ? ["at once", "while React is on its way"] : ["at once"])(
    "%s, takes sums, currency, project and what was typed along",
    async (when) => {
      const page = await open(contact);
      const typed = { name: "Zoë Müller", message: "We bake." };
      for (const [field, text] of Object.entries(typed)) await page.fill(`#contact-${field}`, text);
      if (when !== "at once") await holdReact(page);
      await page.goto(site.url + pricing);
      await page.locator(`button[value=${currency}] >> visible=true`).first().click();
      await page.click(request);
      await page.waitForURL(site.url + contact);
      const { message, projectType } = estimateFor(started);
      expect(await page.inputValue("#contact-message")).toBe(`${typed.message}\n\n${message}`);
      expect(await page.inputValue("#contact-projectType")).toBe(projectType);
      expect(await page.inputValue("#contact-name")).toBe(typed.name);
    },
  );

  test("after a preset and a choice of one's own, which React finds and adds up when it comes", async () => {
    const page = await open(contact);
    const release = await holdReact(page);
    await page.goto(site.url + pricing);
    await page.locator(`button[value=${currency}] >> visible=true`).first().click();
    await page.click(`[data-preset="${other.join()}"]`);
    const own = page.locator("#calculator form input[type=checkbox]:checked").first();
    const key = (await own.getAttribute("data-choice")) ?? "";
    await own.uncheck();
    const { message } = estimateFor(other.filter((one) => one !== key));
    release();
    await page.waitForSelector("astro-island:not([ssr]) [data-preset]");
    const sum = page.locator(`#calculator [data-sum=first] [data-amount=${currency}]`);
    await expect.poll(async () => message.includes((await sum.textContent()) ?? "none")).toBe(true);
    await page.click(request);
    await page.waitForURL(site.url + contact);
    expect(await page.inputValue("#contact-message")).toBe(message);
  });
});
