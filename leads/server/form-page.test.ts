import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { fillFormPage } from "#leads/server/form-page.ts";
import { contactPage } from "#tests/support/fake-site.ts";

const built = contactPage("fr");
const hostile = `"><script>alert(1)</script>&amp; ' é 🥐`;

function filled(page: Partial<Parameters<typeof fillFormPage>[1]>) {
  const html = fillFormPage(built, { values: {}, errors: {}, titlePrefix: "Error: ", ...page });
  return { html, document: parse(html) };
}

test("the contact page that answers a form sent without scripts escapes what was typed", () => {
  const values = Object.fromEntries(["name", "email", "message", "budget"].map((field) => [field, hostile]));
  const { html, document } = filled({ values });
  expect(html).not.toContain("<script>alert");
  expect(document.querySelectorAll("script")).toHaveLength(1);
  expect(document.querySelector("#contact-name")?.getAttribute("value")).toBe(hostile);
  expect(document.querySelector("#contact-message")?.textContent).toBe(`\n${hostile}`);
  expect(document.querySelectorAll("#contact-form *").length).toBe(
    parse(built).querySelectorAll("#contact-form *").length,
  );
});
