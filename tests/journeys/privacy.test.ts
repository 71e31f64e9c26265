import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { minute } from "#contract/formats/milliseconds.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { commonSecurityHeaders } from "#contract/serving/security-headers.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { consentHosts } from "#data/site/content/facts/consent-services.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { choiceKey } from "#site/measurement/choice.ts";
import { editorKey } from "#site/measurement/storage-keys.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { fillForm, formHydrated, waitForThanks } from "#tests/support/contact-form.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { refuseConsent, showConsent } from "#tests/support/refuse-consent.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";
import { standInForThirdParties, type ThirdPartyTraffic } from "#tests/support/third-party-stand-ins.ts";

const { analyticsId, pixelId } = identity.measurement;
const identityHost = URL.parse(identity.booking.call.url)?.hostname ?? "";

const { site, newVisitor, visit } = await startJourney();
let context: BrowserContext;
let page: Page;
let foreign: ThirdPartyTraffic;
/** Console messages about policy violations and other errors. */
let complaints: string[];

interface Arrival {
  width?: number;
  /** Whether it needs a visitor of its own, because it moves the clock. */
  alone?: boolean;
}

async function open(path: string, { width = 1440, alone = false }: Arrival = {}): Promise<void> {
  page = alone ? await (await newVisitor()).newPage() : await visit("/robots.txt");
  context = page.context();
  await page.setViewportSize({ width, height: 844 });
  complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  foreign = await standInForThirdParties(page, site.url);
  await page.goto(site.url + path);
  await page.waitForLoadState();
}

const button = (value: string) => page.locator(`#consent button[value="${value}"]`);
const band = () => page.locator("#consent");

async function onTheDevice() {
  return {
    cookies: (await context.cookies()).map(({ name }) => name).sort(),
    local: await page.evaluate(() => Object.keys(localStorage).sort()),
    session: await page.evaluate(() => Object.keys(sessionStorage)),
  };
}

const storedChoice = () =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), choiceKey) as Promise<unknown>;

/** Names of the events that web analytics was told of. */
const eventsOf = async () =>
  (await foreign.analytics()).filter(([command]) => command === "event").map(([, name]) => name);

const hosts = () => [...new Set(foreign.requests.map(({ host }) => host))].sort();

async function accepted(path: string): Promise<void> {
  await open(path);
  await button("accept").click();
  await expect.poll(hosts).toContain("www.facebook.com");
}

describe("before the choice", () => {
  test("a first visit of one minute contacts no third party and stores nothing", async () => {
    await open("/", { alone: true });
    await page.clock.install();
    await page.reload();
    await page.clock.fastForward(minute);
    expect(await band().isVisible()).toBe(true);
    expect(foreign.requests).toEqual([]);
    expect(await onTheDevice()).toEqual({ cookies: [], local: [], session: [] });
  });

  test("the band takes no focus, shifts nothing, and is second in the tab order", async () => {
    // A page without an action and a window so large that the band does not wait.
    page = await (await newVisitor()).newPage();
    // Another test covers layout shifts caused by fonts.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(site.url + pathOf("imprint", defaultLanguage));
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await layoutShift(page)).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await band().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  const screens = ["home", "pricing", "services"] as const;
  const turns = languages.map((language, turn) => ({ language, screen: screens[turn % 3] ?? "home" }));
  // The longest words take the most room.
  test.each(turns.filter(({ language }) => isBroad || language === thirdLanguage))(
    "in $language the band takes at most a quarter of a small window, covers no call to action of $screen, and refuses as prominently as it accepts",
    async ({ language, screen }) => {
      page = await visit("/robots.txt");
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(site.url + pathOf(screen, language));
      const covered = await page.evaluate(() => {
        const top = document.getElementById("consent")?.getBoundingClientRect().top || innerHeight;
        return [...document.querySelectorAll("main [data-action]")].filter((action) => {
          const box = action.getBoundingClientRect();
          return box.bottom > top && box.top < innerHeight;
        }).length;
      });
      expect(covered).toBe(0);
      await showConsent(page);
      expect((await band().boundingBox())?.height).toBeLessThanOrEqual(664 / 4);
      for (const width of [390, 320, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const [refuse, accept] = await Promise.all(
          ["refuse", "accept"].map((name) =>
            button(name).evaluate((element) => {
              const { width, height, y } = element.getBoundingClientRect();
              const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
              return {
                box: [width, height, y].map(Math.round),
                look: [color, backgroundColor, borderColor, font],
              };
            }),
          ),
        );
        expect(refuse, `${width} px`).toEqual(accept);
        expect(refuse?.box[1]).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

test("a browser that holds the editor's token lets no third party near it, whatever was accepted", async () => {
  await open("/");
  const user = JSON.stringify({ backendName: "github", token: "github_pat_canary" });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [editorKey, user] as const);
  await button("accept").click();
  await expect.poll(storedChoice).toMatchObject({ measurement: true, marketing: true });
  await page.goto(site.url + pathOf("pricing", defaultLanguage));
  await page.waitForLoadState("networkidle");
  expect(hosts()).toEqual([]);
  await page.evaluate((key) => localStorage.removeItem(key), editorKey);
  await page.reload();
  await expect.poll(hosts).toContain("www.facebook.com");
});

describe("refusing", () => {
  const refused = { measurement: false, marketing: false, embeds: false };

  test("loads nothing on the screens and is not asked for again", async () => {
    await open("/");
    await button("refuse").click();
    expect(await band().isVisible()).toBe(false);
    await expect.poll(storedChoice).toMatchObject(refused);
    for (const screen of isBroad ? (["contact", "automation", "search"] as const) : (["contact"] as const)) {
      await page.goto(site.url + pathOf(screen, defaultLanguage));
      await hydrateIslands(page);
      expect(await band().isVisible()).toBe(false);
      expect(await onTheDevice(), screen).toEqual({ cookies: [], local: [choiceKey], session: [] });
    }
    await page.waitForLoadState("networkidle");
    expect(foreign.requests).toEqual([]);
  });

  test("by the cross and by Esc is the same", async () => {
    for (const refuse of [() => button("close").click(), () => page.keyboard.press("Escape")]) {
      await open(pathOf("home", secondLanguage));
      await refuse();
      expect(await band().isVisible()).toBe(false);
      await expect.poll(storedChoice).toMatchObject(refused);
      expect(foreign.requests).toEqual([]);
    }
  });
});

describe("agreeing", () => {
  const signals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  const signalled = (value: string) => Object.fromEntries(signals.map((signal) => [signal, value]));

  test("starts the measurement with the right ids and signals, and counts a page once, however often the visitor returns to it", async () => {
    await accepted("/");
    const [tag] = foreign.requests;
    expect(`${tag}`).toBe(`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`);
    const commands = await foreign.analytics();
    expect(commands[0]).toEqual(["consent", "default", signalled("denied")]);
    expect(commands[1]).toEqual(["consent", "update", signalled("granted")]);
    expect(commands.find(([command]) => command === "config")?.[1]).toBe(analyticsId);
    expect(commands.filter(([, name]) => name === "page_view")).toHaveLength(1);
    const pixel = await foreign.pixel();
    expect(pixel).toContainEqual(["init", pixelId]);
    expect(pixel.filter(([, name]) => name === "PageView")).toHaveLength(1);
    await expect
      .poll(hosts)
      .toEqual([
        "connect.facebook.net",
        "www.facebook.com",
        "www.google-analytics.com",
        "www.googletagmanager.com",
      ]);

    const loads = () => foreign.requests.filter(({ host }) => host === "www.googletagmanager.com").length;
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    expect(await page.locator('script[src*="googletagmanager"], script[src*="fbevents"]').count()).toBe(0);
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
    await page.click('footer a[href^="tel:"]');
    expect(await eventsOf()).toEqual(["page_view", "call_click"]);
    expect(loads()).toBe(1);
  });

  test("to measurement only loads no pixel and no ads signals", async () => {
    await open("/");
    await page.click("#consent summary");
    await page.check('#consent input[name="measurement"]');
    await button("save").click();
    await expect.poll(hosts).toEqual(["www.google-analytics.com", "www.googletagmanager.com"]);
    const [, update] = await foreign.analytics();
    expect(update?.[2]).toEqual({ ...signalled("denied"), analytics_storage: "granted" });
  });

  test("measures clicks to call, to chat and to download, and a sent form", async () => {
    await accepted(pathOf("contact", defaultLanguage));
    await expect.poll(eventsOf).toContain("page_view");
    await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
    // The calendar comes when it is scrolled to, and a link may move under a click.
    await page.dispatchEvent('footer a[href^="tel:"]', "click");
    await expect.poll(eventsOf).toContain("call_click");
    if (identity.contact.whatsapp) await page.dispatchEvent('main a[href^="https://wa.me/"]', "click");
    await page.locator('footer a[href^="tel:"]').evaluate((link: HTMLAnchorElement) => {
      Object.assign(link, { href: "/contact.vcf", download: "" });
      link.click();
    });

    await formHydrated(page);
    const written = await fillForm(page);
    await page.focus("#contact-form button[type=submit]");
    await page.evaluate(() => document.querySelector<HTMLFormElement>("#contact-form")?.requestSubmit());
    await waitForThanks(page);
    expect(await eventsOf()).toEqual([
      "page_view",
      "call_click",
      ...(identity.contact.whatsapp ? ["whatsapp_click"] : []),
      "download_started",
      "form_submit",
      "lead_scored",
    ]);
    expect(await foreign.analytics()).toContainEqual(["event", "lead_scored"]);
    expect((await foreign.pixel()).map(([, name]) => name)).toContain("form_submit");
    const told = JSON.stringify([await foreign.analytics(), await foreign.pixel(), foreign.requests]);
    for (const value of Object.values(written)) expect(told).not.toContain(value);
  });
});

test("the choice can be reopened from the footer; withdrawing it deletes what was stored", async () => {
  await accepted("/");
  await expect.poll(async () => (await onTheDevice()).cookies).toEqual(["_fbp", "_ga", "_ga_XXXXXXXXXX"]);
  await page.click("footer a[data-consent]");
  expect(await band().isVisible()).toBe(true);
  expect(await band().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await page.isChecked('#consent input[name="marketing"]')).toBe(true);

  await button("close").click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches("footer a[data-consent]")))
    .toBe(true);
  expect(await storedChoice()).toMatchObject({ marketing: true });

  await page.click("footer a[data-consent]");
  const anew = page.waitForEvent("load");
  await button("refuse").click();
  await anew;
  const before = foreign.requests.length;
  expect(await onTheDevice()).toEqual({ cookies: [], local: [choiceKey], session: [] });
  expect(await page.evaluate(() => ["dataLayer", "fbq"].filter((name) => name in window))).toEqual([]);
  await page.goto(site.url + pathOf("services", defaultLanguage));
  await page.waitForLoadState("networkidle");
  expect(foreign.requests).toHaveLength(before);
});

test("without scripts the footer leads to the text on privacy, which names whom the site would contact", async () => {
  page = await visit("/", { scripts: false });
  expect(await band().isVisible()).toBe(false);
  await page.click("footer a[data-consent]");
  await page.waitForURL(site.url + pathOf("privacy", defaultLanguage));
  for (const host of Object.values(consentHosts).flat())
    expect(await page.getByRole("main").getByText(host).first().isVisible(), host).toBe(true);
});

describe("the calendar on the contact page", () => {
  const place = () => page.locator("[data-booking]");
  const frame = () => page.frameLocator("[data-booking] iframe");

  test("loads on a click that names its provider, next to a plain link, at its size in the narrowest window", async () => {
    await open(pathOf("contact", defaultLanguage), { width: 320 });
    await refuseConsent(page);
    await place().scrollIntoViewIfNeeded();
    expect(await place().getByRole("button").textContent()).toContain(identityHost);
    expect(await page.locator("#booking a[target=_blank]").getAttribute("href")).toBe(
      identity.booking.call.url,
    );
    expect(foreign.requests).toEqual([]);

    await place().getByRole("button").click();
    await frame().getByRole("button").waitFor();
    const element = place().locator("iframe");
    const box = await element.boundingBox();
    expect(box?.height).toBe(630);
    expect(box?.width).toBeGreaterThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await element.getAttribute("title")).toBeTruthy();
    expect(await element.getAttribute("sandbox")).not.toContain("allow-top-navigation");
    expect(complaints).toEqual([]);
  });

  test("stays once it has come, and gives way to a hint to the link where it does not", async () => {
    await open(pathOf("contact", defaultLanguage), { alone: true });
    await refuseConsent(page);
    await page.clock.install();
    for (const comes of [true, false]) {
      if (!comes) await page.route(`https://${identityHost}/**`, (route) => route.abort());
      await page.reload();
      await place().getByRole("button").click();
      await place().locator("iframe").waitFor();
      if (comes) await frame().getByRole("button").waitFor();
      await page.clock.fastForward(20_000);
      await expect.poll(() => place().locator("iframe").count()).toBe(comes ? 1 : 0);
      const said = comes ? "" : contactCopy(defaultLanguage).booking.failed;
      expect(await place().locator("[role=status]").textContent()).toBe(said);
    }
  });

  test("loads by itself after consent, moves nothing, and reports a booked call once, from nobody else", async () => {
    await accepted(pathOf("contact", defaultLanguage));
    const endOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(() => place().getByRole("button").count()).toBe(0);
    const before = await endOfPage();
    await place().scrollIntoViewIfNeeded();
    await frame().getByRole("button").waitFor();
    await expect.poll(() => place().locator("[role=status]").textContent()).toBe("");
    expect(await endOfPage()).toBe(before);

    await page.evaluate(() => window.postMessage({ event: "calendly.event_scheduled" }, "*"));
    // It reports each booking twice.
    await frame().getByRole("button").click();
    const booked = async () => (await eventsOf()).filter((name) => name === "booking_confirmed").length;
    await expect.poll(booked).toBe(1);
    expect(await booked()).toBe(1);
  });
});

test("every answer isolates the site, and the headers are no file", async () => {
  const call = "/functions/v1/send-contact-email";
  for (const path of ["/", "/health", "/robots.txt", "/nowhere", "/%E0%A4%A", "/SERVICES", call]) {
    const { headers } = await fetch(site.url + path, { redirect: "manual" });
    for (const [name, value] of Object.entries(commonSecurityHeaders))
      expect(headers.get(name), path).toBe(value);
    expect(headers.get("content-security-policy"), path).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'/,
    );
  }
  expect((await fetch(`${site.url}/_headers`)).status).toBe(404);
});
