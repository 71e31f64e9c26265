import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { fillForm, sendForm, thanked } from "#tests/journeys/contact-form.ts";
import { buildContactVariant } from "#tests/journeys/contact-variant.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const { site, newVisitor } = await startJourney({}, await buildContactVariant("proofOfWork"));
/** Scripts and calls the page has asked for. */
let asked: string[];
let complaints: string[];

async function openForm(scripts = true): Promise<Page> {
  const page = await (await newVisitor({ scripts })).newPage();
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

const solver = /solve-challenge|\/functions\/v1\/challenge/;

test("a browser proves work from the first touch of the form on, once for each request, within the page's policies", async () => {
  const page = await openForm();
  expect(asked.filter((path) => solver.test(path))).toEqual([]);
  await page.focus("#contact-name");
  await expect.poll(() => asked.filter((path) => solver.test(path)).length).toBe(2);
  await fillForm(page, { message: "We need a website for our bakery." });
  await sendForm(page);
  await thanked(page);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted", signals: null });
  expect(site.usedSolutions()).toBe(1);

  await fillForm(page, { message: "And one for the bakery of my sister." });
  await sendForm(page);
  await expect.poll(() => site.requests().length).toBe(2);
  expect(site.usedSolutions()).toBe(2);
  expect(complaints).toEqual([]);
});

test("who cannot get a challenge is not kept from writing", async () => {
  const page = await openForm();
  await page.route("**/functions/v1/challenge", (route) => route.abort());
  const [before, used] = [site.requests().length, site.usedSolutions()];
  await fillForm(page, { message: "A message without a challenge." });
  await sendForm(page);
  await thanked(page);
  expect(site.requests()).toHaveLength(before + 1);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted" });
  expect(site.usedSolutions()).toBe(used);
});

test("who has no scripts is treated like others", async () => {
  const page = await openForm(false);
  await fillForm(page, { message: "A message without scripts." });
  await sendForm(page);
  await page.waitForURL(site.url + routes.thanks.en);
  expect(site.requests().at(-1)).toMatchObject({ state: "accepted", signals: null });
});

test("a proof that is handed in again speaks against a request that is doubtful already", async () => {
  const page = await openForm();
  const bodies: Record<string, unknown>[] = [];
  await page.route("**/send-contact-email", async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.continue();
  });
  await fillForm(page, { message: "A first message." });
  await sendForm(page);
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
    signals: expect.stringContaining("repeated-proof"),
  });
});
