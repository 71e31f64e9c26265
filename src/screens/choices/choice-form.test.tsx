// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dropStoredChoice, storeChoice } from "#src/consent/stored-choice.ts";
import { locales } from "#src/languages.ts";
import { everything, nothing } from "#src/measurement/choice.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";
import { ChoiceForm } from "#src/screens/choices/choice-form.tsx";
import { choiceFormProps } from "#src/screens/choices/choice-form-props.ts";
import { actAndWait, getOnly, renderIsland } from "#tests/render-island.ts";
import { secondLanguage } from "#tests/spoken.ts";

const props = choiceFormProps(secondLanguage);
const form = () => renderIsland(<ChoiceForm {...props} />);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input")];
const ticked = () => boxes().map(({ checked }) => checked);
const status = () => getOnly("[role=status]").textContent;

beforeEach(() => {
  Object.assign(document.body.dataset, { consent: "version", consentMonths: "6" });
  dropStoredChoice();
});

test("says that nothing is chosen yet", async () => {
  await form();
  expect(status()).toBe(props.words.undecided);
  expect(ticked()).toEqual([false, false, false]);
});

test("shows the current choice, and until when it is valid", async () => {
  storeChoice({ ...nothing, marketing: true }, pageSettings());
  await form();
  expect(ticked()).toEqual([false, true, false]);
  expect(status()).toContain(new Date().toLocaleDateString(locales[secondLanguage]));
});

test("follows decisions made elsewhere, stored or not", async () => {
  await form();
  await actAndWait(() => document.dispatchEvent(new CustomEvent("consent", { detail: everything })));
  expect(ticked()).toEqual([true, true, true]);
});
