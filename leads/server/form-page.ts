import { type HTMLElement, parse } from "node-html-parser";
import { escapeHtml } from "#contract/formats/html-text.ts";
import type { Language } from "#contract/languages/languages.ts";
import { controlId, errorId, formIds } from "#contract/lead/form-ids.ts";
import { formFields, type LeadField } from "#contract/lead/lead-fields.ts";
import type { LeadErrors } from "#contract/lead/validate-lead.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { originFields } from "#contract/schemas/field-names.ts";
import { messagesLanguage } from "#data/contract/facts/contact-form.ts";
import type { SiteFile, SiteFiles } from "#leads/server/files/site-files.ts";

export interface FormPage {
  values: Record<string, unknown>;
  errors: LeadErrors;
  /** The same errors in English, shown after them; without those that have no fixed English text. */
  originals?: LeadErrors;
  notice?: string | undefined;
  /** Prepended to the page title, such as `Error: `. */
  titlePrefix: string;
}

/** The contact page, split at its form. */
interface SplitPage {
  before: string;
  form: string;
  after: string;
}

/**
 * Creates the function that writes the response to a form sent without scripts: the contact page of a language with its
 * form filled in; null if there is no such page. Each page is parsed once, and afterwards only its form, which is
 * fifteen times as fast.
 */
export function createFormPages(files: SiteFiles) {
  const splitPages = new WeakMap<SiteFile, SplitPage>();
  return (language: Language, page: FormPage): { html: string; policy: string } | null => {
    const built = files.get(pathOf("contact", language));
    if (!built) return null;
    const parts = splitPages.get(built) ?? splitPage(built.identity.body.toString("utf8"));
    splitPages.set(built, parts);
    const before = parts.before.replace("<title>", (tag) => tag + escapeHtml(page.titlePrefix));
    return { html: before + fillForm(parts.form, page) + parts.after, policy: built.policy };
  };
}

/** What Astro puts around a component that React takes over. */
const islandTag = "astro-island";

/** Splits the page, and leaves out the island around the form, because hydration would empty the form again. */
function splitPage(html: string): SplitPage {
  const form = required(parse(html, { comment: true }), formIds.form);
  const { range } = form.closest(islandTag) ?? form;
  return { before: html.slice(0, range[0]), form: html.slice(...form.range), after: html.slice(range[1]) };
}

/** Fills the fields with what was typed, and shows their errors. The first invalid field gets the focus. */
function fillForm(html: string, { values, errors, originals, notice }: FormPage): string {
  const form = parse(html, { comment: true });
  const firstInvalid = formFields.find((field) => errors[field] !== undefined);
  for (const field of formFields) {
    const control = required(form, controlId(field));
    const value = values[field];
    if (typeof value === "string") fillControl(control, value);
    const error = errors[field];
    if (error === undefined) continue;
    addAttribute(control, "aria-invalid", "true");
    if (field === firstInvalid) addAttribute(control, "autofocus");
    showText(required(form, errorId(controlId(field))), escapeHtml(error) + englishError(field, originals));
  }
  if (notice) {
    const element = required(form, formIds.notice);
    showText(element, escapeHtml(notice));
    if (firstInvalid === undefined) addAttribute(element, "autofocus");
  }
  required(form, formIds.form).insertAdjacentHTML("beforeend", originInputs(values));
  return form.toString();
}

function fillControl(control: HTMLElement, value: string): void {
  if (control.tagName === "TEXTAREA") {
    // HTML parsers drop a line break right after the tag.
    control.set_content(`\n${escapeHtml(value)}`);
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      option.removeAttribute("selected");
      if (option.getAttribute("value") === value) addAttribute(option, "selected");
    }
  } else if (control.getAttribute("type") === "checkbox") {
    if (control.getAttribute("value") === value) addAttribute(control, "checked");
  } else addAttribute(control, "value", value);
}

/** Shows a hidden element with a text. */
function showText(element: HTMLElement, html: string): void {
  element.removeAttribute("hidden");
  element.set_content(html);
}

/** Adds an attribute. The parser's own function would drop backslashes. */
function addAttribute(element: HTMLElement, name: string, value = ""): void {
  element.rawAttrs = `${element.rawAttrs} ${name}="${escapeHtml(value)}"`;
}

function englishError(field: LeadField, originals: LeadErrors = {}): string {
  const original = originals[field];
  return original ? ` <small lang="${messagesLanguage}">${escapeHtml(original)}</small>` : "";
}

/** Hidden fields with what brought the visitor here, for when the form is sent again. */
function originInputs(values: FormPage["values"]): string {
  return originFields
    .map((field) => [field, values[field]] as const)
    .filter((entry) => typeof entry[1] === "string")
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(String(value))}">`)
    .join("");
}

function required(within: HTMLElement, id: string): HTMLElement {
  const element = within.getElementById(id);
  if (!element) throw new Error(`the contact page has no #${id}`);
  return element;
}
