import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { languages } from "#contract/languages.ts";
import { sampleLead, samplePerson } from "#tests/support/sample-lead.ts";

vi.mock("#contract/facts/contact-form.ts", async (actual) => ({
  ...(await actual<object>()),
  waivedFields: { company: "optional", phone: "optional", projectType: "optional", budget: "absent" },
  speaksEnglish: false,
}));

const { ContactForm } = await import("#site/screens/contact/contact-form.tsx");
const { contactFormProps } = await import("#site/screens/contact/island-props.ts");
const { englishErrors, validateLead } = await import("#contract/validate-lead.ts");
const { columnsOf } = await import("#contract/lead-fields.ts");
const { leadScore } = await import("#leads/lead-score.ts");
const { quotableRows, senderOf, subjectToVisitor } = await import("#leads/lead-text.ts");
const { fillFormPage } = await import("#leads/server/form-page.ts");
const { leadRow } = await import("#tests/support/sample-lead.ts");

test.each(languages)(
  "in %s a form says which fields may be empty, and has none that is absent",
  (language) => {
    const form = renderToStaticMarkup(createElement(ContactForm, contactFormProps(language, samplePerson)));
    const page = parse(fillFormPage(`<title></title>${form}`, { values: {}, errors: {}, titlePrefix: "" }));
    const label = (field: string) => page.querySelector(`label[for="contact-${field}"]`)?.text;
    expect(page.querySelector("[name=budget]")).toBeNull();
    expect(label("company")).toMatch(/\(\p{L}+\)$/u);
    expect(label("name")).not.toContain("(");
    expect(page.querySelectorAll("[aria-required]").map(({ attributes }) => attributes["name"])).toEqual([
      "name",
      "email",
      "message",
    ]);
  },
);

test("what is left empty is stored empty, scored and shown without a gap; what is filled in follows its rule", () => {
  const { name, email, message } = sampleLead;
  const checked = validateLead({ name, email, message, company: " ", budget: sampleLead.budget });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const { lead } = checked;
  expect(lead).toEqual({ name, email, message, company: "", phone: "", projectType: "", budget: "" });
  expect(leadScore(lead)).toBeLessThanOrEqual(30);
  const row = { ...leadRow, ...columnsOf(lead) };
  expect(senderOf(row)).toBe(name);
  expect(subjectToVisitor(row)).not.toMatch(/: ,|, ?$/);
  expect(quotableRows(row).filter(([, value]) => value === "")).toEqual([]);
  const wrong = { name, email, message, phone: "1", projectType: "castle" };
  expect(validateLead(wrong)).toMatchObject({
    ok: false,
    errors: { phone: "", projectType: expect.stringMatching(/./) },
  });
});

test("no English message follows another where the site does not want it", () => {
  expect(englishErrors({}, "de")).toEqual({});
});
