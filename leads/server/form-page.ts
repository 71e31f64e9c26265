import { type HTMLElement, parse } from "node-html-parser";
import { escapeHtml } from "#contract/formats/html-text.ts";
import type { Language } from "#contract/languages/languages.ts";
import { formFields, type LeadField } from "#contract/lead/lead-fields.ts";
import type { LeadErrors } from "#contract/lead/validate-lead.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { originFields } from "#contract/schemas/field-names.ts";
import { messagesLanguage } from "#data/contract/facts/contact-form.ts";
import type { SiteFile, SiteFiles } from "#leads/server/files/site-files.ts";

export interface FormPage {
  values: Record<string, unknown>;
  errors: LeadErrors;
  /** The same errors in English, shown after them; empty where there are no fixed words for one. */
  originals?: LeadErrors;
  notice?: string | undefined;
  /** Prepended to the page title, such as `Error: `. */
  titlePrefix: string;
}

/** The contact page, cut at its form. */
interface CutPage {
  before: string;
  form: string;
  after: string;
}

/**
 * Writes the response to a form sent without scripts: the built contact page of a language, filled; null without one.
 * Each page is parsed once, and for an answer only its form: the whole takes fifteen times as long.
 */
export function createFormPages(files: SiteFiles) {
  const cutPages = new WeakMap<SiteFile, CutPage>();
  return (language: Language, page: FormPage): { html: string; policy: string } | null => {
    const built = files.get(pathOf("contact", language));
    if (!built) return null;
    const cut = cutPages.get(built) ?? cutPage(built.identity.body.toString("utf8"));
    cutPages.set(built, cut);
    const before = cut.before.replace("<title>", (tag) => tag + escapeHtml(page.titlePrefix));
    return { html: before + fillForm(cut.form, page) + cut.after, policy: built.policy };
  };
}

/** Takes the form out of its island, because hydration would render it again without what it is filled with. */
function cutPage(html: string): CutPage {
  const page = parse(html, { comment: true });
  const form = required(page, "#contact-form");
  const island = form.closest("astro-island");
  island?.replaceWith(...island.childNodes);
  const [before = "", after = ""] = page.toString().split(form.outerHTML);
  return { before, form: form.outerHTML, after };
}

/** Keeps what was typed, and says at each field what is wrong with it; the first invalid one gets the focus. */
function fillForm(html: string, { values, errors, originals, notice }: FormPage): string {
  const form = parse(html, { comment: true });
  const firstInvalid = formFields.find((field) => errors[field] !== undefined);
  for (const field of formFields) {
    const control = required(form, `#contact-${field}`);
    const typed = values[field];
    if (typeof typed === "string") fillControl(control, typed);
    const error = errors[field];
    if (error === undefined) continue;
    addAttribute(control, "aria-invalid", "true");
    if (field === firstInvalid) addAttribute(control, "autofocus");
    showText(required(form, `#contact-${field}-error`), escapeHtml(error) + originalOf(field, originals));
  }
  if (notice) {
    const element = required(form, "#contact-notice");
    showText(element, escapeHtml(notice));
    if (firstInvalid === undefined) addAttribute(element, "autofocus");
  }
  required(form, "#contact-form").insertAdjacentHTML("beforeend", originInputs(values));
  return form.toString();
}

function fillControl(control: HTMLElement, typed: string): void {
  if (control.tagName === "TEXTAREA") {
    // HTML parsers drop one line break after the tag.
    control.set_content(`\n${escapeHtml(typed)}`);
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      option.removeAttribute("selected");
      if (option.getAttribute("value") === typed) addAttribute(option, "selected");
    }
  } else if (control.getAttribute("type") === "checkbox") {
    if (control.getAttribute("value") === typed) addAttribute(control, "checked");
  } else addAttribute(control, "value", typed);
}

/** Shows a hidden element once there is something to say. */
function showText(element: HTMLElement, html: string): void {
  element.removeAttribute("hidden");
  element.set_content(html);
}

/** Adds an attribute; the parser’s own way would drop backslashes. */
function addAttribute(element: HTMLElement, name: string, value = ""): void {
  element.rawAttrs = `${element.rawAttrs} ${name}="${escapeHtml(value)}"`;
}

function originalOf(field: LeadField, originals: LeadErrors = {}): string {
  const original = originals[field];
  return original ? ` <small lang="${messagesLanguage}">${escapeHtml(original)}</small>` : "";
}

/** What brought the visitor here, for when the form is sent again. */
function originInputs(values: FormPage["values"]): string {
  return originFields
    .map((field) => [field, values[field]] as const)
    .filter((entry) => typeof entry[1] === "string")
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(String(value))}">`)
    .join("");
}

function required(within: HTMLElement, selector: string): HTMLElement {
  const element = within.querySelector(selector);
  if (!element) throw new Error(`the contact page has no ${selector}`);
  return element;
}
