import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { formFields, isRequired } from "#contract/lead-fields.ts";
import { pathOf } from "#contract/routes.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { deskPath } from "#leads/desk/paths.ts";
import { deskWords } from "#leads/desk/words.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";

const { site, visit } = await startJourney({ isAlone: true });
const [mailbox = ""] = identity.contact.requestsTo;

test("a visitor goes from home to the form and sends what it requires; the agency reads it in a mail and at its desk", async () => {
  const page = await visit(pathOf("home", defaultLanguage));
  await page.click(`a[href^="${pathOf("contact", defaultLanguage)}"] >> visible=true >> nth=0`);
  await formHydrated(page);
  const { name, email, message } = await fillForm(page);
  for (const field of formFields.filter((one) => !isRequired(one))) {
    const control = page.locator(`#contact-${field}`);
    if (await control.evaluate((one) => one.matches("select"))) await control.selectOption("");
    else await control.fill("");
  }
  await sendForm(page);
  await waitForThanks(page);
  expect(site.leads()).toMatchObject([{ name, email, message, language: defaultLanguage }]);
  const mail = await site.mail(({ replyTo }) => replyTo?.[0]?.address === email);
  expect(mail.text).toContain(message);
  expect(mail.subject).not.toMatch(/: ,|, ?$/);
  if (!identity.features.desk) return;

  await page.goto(site.url + deskPath);
  await page.fill("input[type=email]", mailbox);
  await page.keyboard.press("Enter");
  await page.goto(site.url + (await site.linkWith("sign-in")));
  await page.getByRole("button", { name: deskWords(identity.agencyLanguage).enter.button }).click();
  await page.getByRole("link", { name }).click();
  await page.getByText(message).waitFor();
});
