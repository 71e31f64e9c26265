import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { type RunningSite, startSite } from "#tests/journeys/running-site.ts";

let site: RunningSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function filledForm(scripts: boolean): Promise<Page> {
  context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  await page.goto(site.url + routes.contact.en);
  if (scripts) {
    await page.focus("#contact-name");
    await page.waitForSelector("astro-island:not([ssr]) #contact-form");
  }
  const written = {
    name: "Zoë Müller",
    email: "zoe@example.org",
    company: "Bäckerei Müller",
    phone: "+49 30 901820",
    message: "We need a website for our bakery.",
  };
  for (const [field, value] of Object.entries(written)) await page.fill(`#contact-${field}`, value);
  await page.selectOption("#contact-projectType", "website");
  await page.selectOption("#contact-budget", "large");
  return page;
}

const send = (page: Page) => page.click("#contact-form button[type=submit]");

describe("the field for robots", () => {
  test("is seen, reached and read out by nobody", async () => {
    const page = await filledForm(true);
    const clipped = await page
      .locator("[name=website]")
      .evaluate((field) => getComputedStyle(field).clipPath);
    expect(clipped).toBe("inset(50%)");
    await page.focus("#contact-message");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    expect(await page.locator("#contact-form").getByRole("textbox").count()).toBe(5);
  });

  test.each([true, false])(
    "sets a request aside that fills it in, and says thank you (scripts: %s)",
    async (scripts) => {
      const page = await filledForm(scripts);
      const mails = site.mails.length;
      await page.locator("[name=website]").evaluate((field) => {
        if (field instanceof HTMLInputElement) field.value = "https://spam.example";
      });
      await send(page);
      if (scripts) await page.waitForSelector("#contact-notice[role=status]:not([hidden])");
      else await page.waitForURL(site.url + routes.thanks.en);
      expect(site.requests().at(-1)).toMatchObject({
        state: "quarantined",
        quarantine_reason: expect.stringContaining("hidden-field"),
      });
      expect(site.mails).toHaveLength(mails);
    },
  );
});

test("the page learns the score the server stored", async () => {
  const page = await filledForm(true);
  const scored = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener("measure", ({ detail }) => {
          if (detail.name === "lead_scored") resolve(detail.parameters.score);
        });
      }),
  );
  await send(page);
  const score = await scored;
  expect(score).toBeGreaterThan(0);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted", score });
});
