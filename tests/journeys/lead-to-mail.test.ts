import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isOpen } from "#contract/formats/business-hours.ts";
import { leadFormCopy, validationMessages } from "#contract/lead/lead-form.copy.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy, people } from "#data/contract/facts/people.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { contactForAudit } from "#site/content/offer/contact-page.ts";
import {
  confirmation,
  fillForm,
  formHydrated,
  sendForm,
  waitForThanks,
} from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

const { site, visit } = await startJourney();

let visitors = 0;

/** Every visitor writes something else: identical text would count as a repeat or a copy. */
function newWords() {
  visitors += 1;
  return {
    name: "Zoë Müller-Lefèvre",
    email: `zoe${visitors}@bäckerei-example.de`,
    company: `Bäckerei Müller Nr. ${visitors}`,
    phone: "+49 30 901820",
    message: `Guten Tag,\nwir möchten die Sorte ${String.fromCharCode(96 + visitors).repeat(9)} zeigen. 🥐`,
  };
}

const fill = (page: Page, words = newWords()) => fillForm(page, words);

test("the form works without scripts, with errors shown and values kept", async () => {
  const language = secondLanguage;
  const page = await visit(pathOf("contact", language), { scripts: false });
  await page.fill("#contact-name", "  A ");
  await page.fill("#contact-message", "<b>kurz</b>");
  await sendForm(page);
  expect(await page.inputValue("#contact-name")).toContain("A");
  expect(await page.inputValue("#contact-message")).toBe("<b>kurz</b>");
  expect(await page.textContent("#contact-name-error")).toContain("Name must be at least 2 characters");
  expect(await page.getAttribute("#contact-name", "aria-invalid")).toBe("true");

  const before = site.leads().length;
  const words = newWords();
  await fill(page, words);
  await sendForm(page);
  await page.waitForURL(site.url + pathOf("thanks", language));
  expect(await page.textContent("main")).toContain(people[answeredBy[language]].name);
  expect(site.leads()).toHaveLength(before + 1);
  expect(site.leads().at(-1)).toMatchObject({ ...words, language });
});

test("once it is sent, the form gives way to who answers by when, in view and read out, and takes another message", async () => {
  const language = thirdLanguage;
  const page = await visit(contactForAudit(language), { width: 390 });
  await page.route("**/send-contact-email", (route) => route.fulfill({ json: { success: true } }));
  await formHydrated(page);
  const words = newWords();
  await fill(page, words);
  await sendForm(page);
  await waitForThanks(page);
  const panel = page.locator(confirmation);
  expect(await page.isVisible("#contact-form")).toBe(false);
  const spaced = (text: string | null) => text?.replaceAll("\u00a0", " ");
  const shown = spaced(await panel.textContent());
  const { title } = contactCopy(language).promises.audit;
  for (const part of [words.email, words.phone, people[answeredBy[language]].name, spaced(title)]) {
    expect(shown).toContain(part);
  }
  const due = Date.parse((await panel.locator("time").getAttribute("datetime")) ?? "");
  expect(due).toBeGreaterThan(Date.now());
  expect(isOpen(due, identity.hours)).toBe(true);
  const top = await panel.evaluate((element) => element.getBoundingClientRect().top);
  const below = await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(below);
  expect(top).toBeLessThan(844 / 3);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe(await panel.locator("h2").textContent());
  const face = panel.locator("img");
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await panel.locator("button").click();
  expect(await page.inputValue("#contact-message")).toBe("");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact-message");
  await fill(page);
  await sendForm(page);
  await waitForThanks(page);
});

describe("the form", () => {
  test("rejects what is invalid in the page's words and in English, stores nothing, says so in its title, and takes it back once mended", async () => {
    const rules = [
      ["name", " A ", "Name must be at least 2 characters"],
      ["email", "nobody", "Invalid email address"],
      ["message", "too short", "Message must be at least 10 characters"],
      ["company", "B", null],
      ["phone", "123456789012345678901", null],
    ] as const;
    const before = site.leads().length;
    const page = await visit(pathOf("contact", thirdLanguage));
    await formHydrated(page);
    const title = await page.title();
    await fill(page);
    for (const [field, value] of rules) await page.fill(`#contact-${field}`, value);
    await sendForm(page);
    const own = Object.values(validationMessages(thirdLanguage)).map((words) => words.split("{")[0] ?? "");
    for (const [field, , message] of rules) {
      const original = page.locator(`#contact-${field}-error small`);
      expect(await original.count()).toBe(message === null ? 0 : 1);
      if (message !== null) {
        expect(await original.textContent()).toBe(message);
        expect(await original.getAttribute("lang")).toBe("en");
      }
      expect(await page.getAttribute(`#contact-${field}`, "aria-describedby")).toContain(
        `contact-${field}-error`,
      );
      const shown = await page.textContent(`#contact-${field}-error`);
      expect(own.some((words) => shown?.startsWith(words))).toBe(true);
    }
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-message");
    expect(site.leads()).toHaveLength(before);
    // What is mended is taken back, and nothing else.
    const wrong = (field: string) => page.getAttribute(`#contact-${field}`, "aria-invalid");
    await page.fill("#contact-email", "zoe@bakery.example");
    await expect.poll(() => wrong("email")).toBeNull();
    expect(await page.isVisible("#contact-email-error")).toBe(false);
    expect(await wrong("name")).toBe("true");
    await sendForm(page);
    expect((await page.title()).split(title)).toHaveLength(2);
    expect(await page.title()).not.toBe(title);
    await fill(page);
    await sendForm(page);
    await waitForThanks(page);
    expect(await page.title()).toBe(title);
  });

  test("shows and focuses what failed and how else to write, sent by the button at the top edge or by Enter in the first field", async () => {
    const page = await visit(pathOf("contact", thirdLanguage), { width: 390 });
    await page.setViewportSize({ width: 390, height: 560 });
    const patience = "Too many messages: try again in 10 minutes.";
    await page.route("**/send-contact-email", (route) =>
      route.fulfill({ status: 429, json: { success: false, notice: patience } }),
    );
    await formHydrated(page);
    const { message } = await fill(page);
    await page.locator("#contact-form button[type=submit]").evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - 90, behavior: "instant" });
    });
    const notice = page.locator("#contact-notice");
    const { failure } = leadFormCopy(thirdLanguage);
    const { failureHelp } = contactCopy(thirdLanguage).form;
    for (const [send, reason] of [
      [() => sendForm(page), patience],
      [() => page.press("#contact-name", "Enter"), failureHelp],
    ] as const) {
      await send();
      await expect.poll(() => notice.locator("p").nth(1).textContent()).toContain(reason);
      expect(await notice.locator("p").first().textContent()).toBe(failure);
      expect(await notice.locator('a[href^="tel:"]').count()).toBe(1);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact-notice");
      const [top = 0, bottom = 0] = await notice.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return [top, bottom];
      });
      const below = await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(below);
      expect(bottom).toBeLessThanOrEqual(560);
      await page.unrouteAll();
      await page.route("**/send-contact-email", (route) => route.abort());
    }
    expect(await page.inputValue("#contact-message")).toBe(message);
    await page.unrouteAll();
    const errors = { email: "Only the service knows." };
    await page.route("**/send-contact-email", (route) => route.fulfill({ status: 400, json: { errors } }));
    await sendForm(page);
    await expect.poll(() => page.textContent("#contact-email-error")).toContain(errors.email);
  });

  test("is disabled while sending; the same text sent again after a lost response is the same lead, another text another", async () => {
    const before = site.leads().length;
    const page = await visit(pathOf("contact", secondLanguage));
    await formHydrated(page);
    const { message } = await fill(page);
    let answers = 0;
    await page.route("**/send-contact-email", async (route) => {
      answers += 1;
      expect(await page.isDisabled("#contact-form button[type=submit]")).toBe(true);
      const response = await route.fetch();
      if (answers < 3) await route.abort();
      else await route.fulfill({ response });
    });
    for (let lost = 1; lost < 3; lost += 1) {
      await sendForm(page);
      await expect.poll(() => answers).toBe(lost);
      await page.waitForSelector("#contact-notice[role=alert]:not([hidden])");
      expect(await page.inputValue("#contact-message")).toBe(message);
    }
    expect(site.leads()).toHaveLength(before + 1);
    await page.fill("#contact-message", "Please call me about something else.");
    await sendForm(page);
    await waitForThanks(page);
    const messages = site.leads().map((lead) => lead["message"]);
    expect(messages.slice(before)).toEqual([message, "Please call me about something else."]);
  });
});
