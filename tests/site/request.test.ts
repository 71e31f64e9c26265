import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { extraFieldCopy } from "#contract/lead/extra-field-copy.ts";
import {
  extraFields,
  fieldSpecs,
  formFields,
  isRequired,
  type LeadField,
} from "#contract/lead/lead-fields.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";

const { site, visit } = await startJourney({ isAlone: true });
const [mailbox = ""] = identity.contact.requestsTo;

/** What stands in each field of the form: of a box, whether it is ticked. */
const filledIn = (page: Page) =>
  page
    .locator("#contact-form")
    .evaluate(
      (form, fields) =>
        fields
          .map((field) => [field, form.querySelector(`#contact-${field}`)])
          .map(([field, control]) => [
            field,
            control instanceof HTMLInputElement && control.type === "checkbox"
              ? control.checked
              : Reflect.get(Object(control), "value"),
          ]),
      formFields,
    );

async function empty(page: Page, field: LeadField): Promise<void> {
  const control = page.locator(`#contact-${field}`);
  const { kind } = fieldSpecs[field];
  if (kind === "checkbox") await control.uncheck();
  else if (kind === "choice" || kind === "budget") await control.selectOption("");
  else await control.fill("");
}

test("a visitor goes from home to the form and sends what it requires; the agency reads it in a mail and at its desk; no error is in the console", async () => {
  const page = await visit(pathOf("home", defaultLanguage));
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.click(`a[href^="${pathOf("contact", defaultLanguage)}"] >> visible=true >> nth=0`);
  await formHydrated(page);
  const { name, email, message } = await fillForm(page);
  for (const field of formFields.filter((one) => !isRequired(one))) await empty(page, field);
  await sendForm(page);
  await waitForThanks(page);
  expect(errors).toEqual([]);
  expect(site.leads()).toMatchObject([{ name, email, message, language: defaultLanguage }]);
  const mail = await site.mail(({ replyTo }) => replyTo?.[0]?.address === email);
  expect(mail.text).toContain(message);
  expect(mail.subject).not.toMatch(/: ,|, ?$/);
  const asked = extraFields
    .filter(isRequired)
    .map((one) => extraFieldCopy(one, identity.agencyLanguage).label);
  for (const label of asked) expect(mail.text).toContain(label);
  if (!identity.features.desk) return;

  await page.goto(site.url + deskPath);
  await page.fill("input[type=email]", mailbox);
  await page.keyboard.press("Enter");
  await page.goto(site.url + (await site.linkWith("sign-in")));
  await page.getByRole("button", { name: deskCopy(identity.agencyLanguage).enter.button }).click();
  await page.getByRole("link", { name }).click();
  await page.getByText(message).waitFor();
  for (const label of asked) await page.getByText(label).waitFor();
});

test("what a visitor has filled in is there again after a look at another page", async () => {
  const page = await visit(pathOf("contact", defaultLanguage));
  await formHydrated(page);
  await fillForm(page);
  const filled = await filledIn(page);
  await page.goto(site.url + pathOf("home", defaultLanguage));
  await page.goto(site.url + pathOf("contact", defaultLanguage));
  await expect.poll(() => filledIn(page)).toEqual(filled);
});

test("without scripts, a form that lacks something comes back filled in, and what is wrong says so", async () => {
  const page = await visit(pathOf("contact", defaultLanguage), { scripts: false });
  await fillForm(page, { message: "" });
  const wrong = extraFields.filter(isRequired);
  for (const field of wrong) await empty(page, field);
  const filled = await filledIn(page);
  await sendForm(page);
  for (const field of [...wrong, "message"]) {
    await page.locator(`#contact-${field}[aria-invalid]`).waitFor();
    expect(await page.locator(`#contact-${field}-error`).textContent()).toMatch(/\S/);
  }
  expect(await page.locator("[aria-invalid]").count()).toBe(wrong.length + 1);
  expect(await filledIn(page)).toEqual(filled);
});
