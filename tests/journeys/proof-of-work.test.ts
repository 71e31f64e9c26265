import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { buildContactVariant, type Variant } from "#tests/journeys/contact-variant.ts";
import { type RunningSite, startSite } from "#tests/journeys/running-site.ts";

let variant: Variant;
let site: RunningSite;
let browser: Browser;
let context: BrowserContext;
/** Scripts and calls the page has asked for. */
let asked: string[];
let complaints: string[];

beforeAll(async () => {
  variant = await buildContactVariant((configuration) =>
    configuration.replace("proofOfWork: false", "proofOfWork: true"),
  );
  site = await startSite({}, variant.folder);
  browser = await launchBrowser();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await site.stop();
  await variant.remove();
});

async function openForm(scripts = true): Promise<Page> {
  context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  asked = [];
  complaints = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(site.url + routes.contact.en);
  if (scripts) {
    await page.locator("#contact-form").scrollIntoViewIfNeeded();
    await page.waitForSelector("astro-island:not([ssr]) #contact-form");
  }
  return page;
}

async function fill(page: Page, message: string): Promise<void> {
  const written = {
    name: "Zoë Müller",
    email: "zoe@example.org",
    company: "Bäckerei Müller",
    phone: "+49 30 901820",
    message,
  };
  for (const [field, value] of Object.entries(written)) await page.fill(`#contact-${field}`, value);
  await page.selectOption("#contact-projectType", "website");
  await page.selectOption("#contact-budget", "large");
}

const send = (page: Page) => page.click("#contact-form button[type=submit]");
const thanked = (page: Page) => page.waitForSelector("#contact-notice[role=status]:not([hidden])");
const solver = /solve-challenge|\/functions\/v1\/challenge/;

test("a browser proves work from the first touch of the form on, once for each request, within the page's policies", async () => {
  const page = await openForm();
  expect(asked.filter((path) => solver.test(path))).toEqual([]);
  await page.focus("#contact-name");
  await expect.poll(() => asked.filter((path) => solver.test(path)).length).toBe(2);
  await fill(page, "We need a website for our bakery.");
  await send(page);
  await thanked(page);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted", quarantine_reason: null });
  expect(site.usedSolutions()).toBe(1);

  await fill(page, "And one for the bakery of my sister.");
  await send(page);
  await expect.poll(() => site.requests().length).toBe(2);
  expect(site.usedSolutions()).toBe(2);
  expect(complaints).toEqual([]);
});

test("who cannot get a challenge is not kept from writing", async () => {
  const page = await openForm();
  await page.route("**/functions/v1/challenge", (route) => route.abort());
  const [before, used] = [site.requests().length, site.usedSolutions()];
  await fill(page, "A message without a challenge.");
  await send(page);
  await thanked(page);
  expect(site.requests()).toHaveLength(before + 1);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted" });
  expect(site.usedSolutions()).toBe(used);
});

test("who has no scripts is treated like others", async () => {
  const page = await openForm(false);
  await fill(page, "A message without scripts.");
  await send(page);
  await page.waitForURL(site.url + routes.thanks.en);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted", quarantine_reason: null });
});

test("a proof that is handed in again speaks against a request that is doubtful already", async () => {
  const page = await openForm();
  const bodies: Record<string, unknown>[] = [];
  await page.route("**/send-contact-email", async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.continue();
  });
  await fill(page, "A first message.");
  await send(page);
  await thanked(page);
  const { altcha } = bodies[0] ?? {};
  expect(altcha).toEqual(expect.any(String));
  const doubtful = {
    ...bodies[0],
    altcha,
    idempotencyKey: "another-key-0123",
    message: "Casino https://bit.ly/x and so on",
  };
  const answer = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(doubtful),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  expect(site.requests().at(-1)).toMatchObject({
    state: "quarantined",
    quarantine_reason: expect.stringContaining("repeated-proof"),
  });
});
