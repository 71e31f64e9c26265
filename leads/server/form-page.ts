import { type HTMLElement, parse } from "node-html-parser";
import { escapeHtml } from "#contract/formats/html-text.ts";
import { originFields } from "#contract/hidden-fields.ts";
import { formFields } from "#contract/lead-fields.ts";
import { type LeadErrors, messagesLanguage } from "#contract/validate-lead.ts";

export interface FormPage {
  values: Record<string, unknown>;
  errors: LeadErrors;
  /** The same errors in English, shown after them; empty where there are no fixed words for one. */
  originals?: LeadErrors;
  notice?: string | undefined;
  /** Prepended to the page title, such as `Error: `. */
  titlePrefix: string;
}

/**
 * Turns the built contact page into the response to a form sent without scripts: what was typed is kept,
 * errors appear at their fields, and the first invalid field gets the focus. The form is moved out of its
 * island, because hydration would render it again without all this.
 */
export function fillFormPage(
  html: string,
  { values, errors, originals = {}, notice, titlePrefix }: FormPage,
): string {
  const page = parse(html, { comment: true });
  const form = required(page, "#contact-form");
  for (const field of formFields) {
    const control = required(form, `#contact-${field}`);
    const value = values[field];
    if (typeof value === "string") fillControl(control, value);
    const message = errors[field];
    if (message === undefined) continue;
    control.setAttribute("aria-invalid", "true");
    const place = required(form, `#contact-${field}-error`);
    show(place, message);
    const original = originals[field];
    if (original) {
      place.innerHTML += ` <small lang="${messagesLanguage}">${escapeHtml(original)}</small>`;
    }
  }
  const first = formFields.find((field) => errors[field] !== undefined);
  if (first) required(form, `#contact-${first}`).setAttribute("autofocus", "");
  if (notice) {
    const place = required(page, "#contact-notice");
    if (!first) place.setAttribute("autofocus", "");
    place.setAttribute("role", "alert");
    place.setAttribute("tabindex", "-1");
    show(place, notice);
  }
  for (const field of originFields) {
    const value = values[field];
    if (typeof value !== "string") continue;
    const hidden = `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`;
    form.insertAdjacentHTML("beforeend", hidden);
  }
  const title = required(page, "title");
  title.innerHTML = escapeHtml(titlePrefix) + title.innerHTML;
  const island = form.closest("astro-island");
  island?.replaceWith(...island.childNodes);
  return page.toString();
}

function required(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`the contact page has no ${selector}`);
  return found;
}

function show(place: HTMLElement, text: string): void {
  place.removeAttribute("hidden");
  place.textContent = text;
}

function fillControl(control: HTMLElement, value: string): void {
  if (control.tagName === "TEXTAREA") {
    // HTML parsers drop one line break after the tag.
    control.set_content(`\n${escapeHtml(value)}`);
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      if (option.getAttribute("value") === value) option.setAttribute("selected", "");
      else option.removeAttribute("selected");
    }
  } else {
    control.setAttribute("value", escapeHtml(value));
  }
}
