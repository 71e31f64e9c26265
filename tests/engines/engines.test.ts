import { afterAll, describe, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { leadFields } from "#contract/lead/lead-fields.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { newVisitor, type Visitor } from "#tests/engines/visitor.ts";
import { engines, isInstalled } from "#tests/engines/web-driver.ts";
import { startSite } from "#tests/support/running-site.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { twoCurrencies } from "#tests/support/test-languages.ts";

const site = await startSite();
afterAll(() => site.stop());

const pathTo = (screen: ScreenKey) => pathOf(screen, defaultLanguage);
const wide = 1280;

/** Fills in the form as a person does; the choices are set without their list, which belongs to the system. */
async function fill({ press, type, run }: Visitor, lead: Record<string, string>): Promise<void> {
  for (const field of leadFields) {
    const control = `#contact-${field}`;
    const isTyped = await run((one) => !document.querySelector(one)?.matches("select"), control);
    if (isTyped) {
      await press(control);
      await type(lead[field] ?? "");
    } else {
      await run(
        (one, value) => {
          const select = document.querySelector<HTMLSelectElement>(one);
          if (select) select.value = value;
        },
        control,
        lead[field] ?? "",
      );
    }
  }
}

const send = "#contact-form button[type=submit]";
const refuse = '#consent button[value="refuse"]';

/** What is asked of a page, as functions that run in it. */
const path = () => location.pathname;
const shownOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
const journeys: { name: string; go: (visitor: Visitor) => Promise<void> }[] = [
  {
    name: "the page answers after the menu, a link and Back",
    async go({ visit, press, run, back }) {
      await visit(site.url + pathTo("home"));
      await press('button[popovertarget="menu"]');
      await press(`#menu a[href="${pathTo("contact")}"]`);
      await expect.poll(() => run(path)).toBe(pathTo("contact"));
      await back();
      await expect.poll(() => run(path)).toBe(pathTo("home"));
      await press("main a[href^='/']");
      await expect.poll(() => run(path)).not.toBe(pathTo("home"));
    },
  },
  {
    name: "the form says what is wrong, takes it back once mended, and is sent",
    async go(visitor) {
      const { visit, press, run, type } = visitor;
      await visit(`${site.url + pathTo("contact")}?promise=audit`);
      await fill(visitor, { ...sampleLead, email: "zoe" });
      await press(send);
      await expect.poll(() => run(() => document.activeElement?.id)).toBe("contact-email");
      await expect.poll(() => run(shownOf, "#contact-email-error")).toBe(1);
      await type("@bakery.example");
      await expect.poll(() => run(shownOf, "#contact-email-error")).toBe(0);
      await press(send);
      await expect.poll(() => run(shownOf, "[data-sent] h2")).toBe(1);
      expect(site.leads().at(-1)).toMatchObject({ email: "zoe@bakery.example", promise: "audit" });
    },
  },
  {
    name: "the button that sends works when it is the first thing pressed",
    async go({ visit, press, run }) {
      await visit(site.url + pathTo("contact"));
      await expect.poll(() => run(shownOf, "astro-island:not([ssr]) #contact-form")).toBe(1);
      await press(send);
      await expect.poll(() => run(() => document.activeElement?.id)).toBe("contact-message");
      expect(await run(shownOf, "#contact-name-error")).toBe(1);
      await visit(site.url + pathTo("pricing"));
      const sum = `#calculator [data-sum=first] [data-amount="${twoCurrencies[0]}"]`;
      const asked = await run((one) => document.querySelector(one)?.textContent, sum);
      await press("#calculator form [type=submit]");
      await expect.poll(() => run(path)).toBe(pathTo("contact"));
      const message = () => document.querySelector<HTMLTextAreaElement>("#contact-message")?.value;
      await expect.poll(() => run(message)).toContain(asked);
    },
  },
  {
    name: "a currency stays chosen on other pages and after Back",
    async go({ visit, press, run, back }) {
      const [first, other] = twoCurrencies;
      await visit(site.url + pathTo("pricing"), wide);
      await press(`button[value=${other}]`);
      await expect.poll(() => run(shownOf, `[data-amount="${first}"]`)).toBe(0);
      await press(`footer a[href="${pathTo("agency")}"]`);
      await expect.poll(() => run(path)).toBe(pathTo("agency"));
      await back();
      await expect.poll(() => run(path)).toBe(pathTo("pricing"));
      expect(await run(shownOf, `[data-amount="${first}"]`)).toBe(0);
      expect(await run(shownOf, `[data-amount="${other}"]`)).toBeGreaterThan(0);
    },
  },
  {
    name: "consent is asked for once",
    async go({ visit, press, run }) {
      await visit(site.url + pathTo("terms"));
      await run(() => scrollTo(0, 400));
      await press(refuse);
      await expect.poll(() => run(shownOf, "#consent")).toBe(0);
      await run(() => location.reload());
      await expect.poll(() => run(() => document.readyState)).toBe("complete");
      await run(() => scrollTo(0, 400));
      expect(await run(shownOf, "#consent")).toBe(0);
    },
  },
];

for (const engine of engines) {
  describe.skipIf(!isInstalled(engine))(`in ${engine.name} (Debian: ${engine.packages})`, async () => {
    const visitor = isInstalled(engine) ? await newVisitor(engine) : null;
    afterAll(() => visitor?.leave());
    test.for(journeys)("$name", async ({ go }) => {
      if (visitor) await go(visitor);
    });
  });
}
