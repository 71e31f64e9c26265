import { type HTMLElement, parse } from "node-html-parser";
import { originFields } from "#contract/facts/hidden-fields.ts";
import { escapeHtml } from "#contract/formats/html-text.ts";
import type { Language } from "#contract/languages/languages.ts";
import { formFields, type LeadField } from "#contract/lead-fields.ts";
import { pathOf } from "#contract/routes.ts";
import type { LeadErrors } from "#contract/validate-lead.ts";
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

type Filled = (page: FormPage) => string;

/**
 * Writes the response to a form sent without scripts: the built contact page of a language, filled; null without one.
 * Each is parsed once: that takes thirty times as long as filling it.
 */
export function createFormPages(files: SiteFiles) {
  const cutPages = new WeakMap<SiteFile, Filled>();
  return (language: Language, page: FormPage): { html: string; policy: string } | null => {
    const built = files.get(pathOf("contact", language));
    if (!built) return null;
    const fill = cutPages.get(built) ?? cutFormPage(built.identity.body.toString("utf8"));
    cutPages.set(built, fill);
    return { html: fill(page), policy: built.policy };
  };
}

/**
 * Cuts the built contact page where it is filled: what was typed is kept, errors appear at their fields, and the first
 * invalid field gets the focus. The form is moved out of its island, because hydration would render it again without
 * all this.
 */
function cutFormPage(html: string): Filled {
  const page = parse(html, { comment: true });
  const slots: Filled[] = [];
  /** Stands for what a slot is filled with; no page contains NUL. */
  const cut = (slot: Filled) => `\0${slots.push(slot) - 1}\0`;
  const form = required(page, "#contact-form");
  for (const field of formFields) {
    const control = required(form, `#contact-${field}`);
    cutControl(control, field, cut);
    const { rawAttrs } = control;
    control.rawAttrs = rawAttrs + cut((filled) => stateOf(field, filled));
    cutPlace(required(form, `#contact-${field}-error`), cut, (filled) => errorOf(field, filled));
  }
  const notice = required(page, "#contact-notice");
  notice.setAttribute("role", "alert").setAttribute("tabindex", "-1");
  cutPlace(notice, cut, (filled) => filled.notice && escapeHtml(filled.notice));
  const { rawAttrs } = notice;
  notice.rawAttrs = rawAttrs + cut((filled) => (filled.notice && !firstError(filled) ? ' autofocus=""' : ""));
  form.insertAdjacentHTML("beforeend", cut(originInputs));
  const title = required(page, "title");
  title.innerHTML = cut(({ titlePrefix }) => escapeHtml(titlePrefix)) + title.innerHTML;
  const island = form.closest("astro-island");
  island?.replaceWith(...island.childNodes);
  const pieces = page.toString().split("\0");
  // Every other piece is the number of a slot.
  return (filled) =>
    pieces.map((piece, turn) => (turn % 2 === 0 ? piece : slots[Number(piece)]?.(filled))).join("");
}

type Cut = (slot: Filled) => string;

function cutControl(control: HTMLElement, field: LeadField, cut: Cut): void {
  const typed = ({ values }: FormPage) => {
    const value = values[field];
    return typeof value === "string" ? value : undefined;
  };
  if (control.tagName === "TEXTAREA") {
    const { innerHTML } = control;
    // HTML parsers drop one line break after the tag.
    control.set_content(cut((page) => withText(typed(page), (value) => `\n${value}`) ?? innerHTML));
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      const isFirst = option.hasAttribute("selected");
      const value = option.getAttribute("value");
      option.removeAttribute("selected");
      const isChosen = (chosen: string | undefined) => (chosen === undefined ? isFirst : chosen === value);
      const { rawAttrs } = option;
      option.rawAttrs = rawAttrs + cut((page) => (isChosen(typed(page)) ? ' selected=""' : ""));
    }
  } else if (control.getAttribute("type") === "checkbox") {
    const { rawAttrs } = control;
    const value = control.getAttribute("value");
    control.rawAttrs = rawAttrs + cut((page) => (typed(page) === value ? ' checked=""' : ""));
  } else {
    const { rawAttrs } = control;
    control.rawAttrs = rawAttrs + cut((page) => withText(typed(page), (value) => ` value="${value}"`) ?? "");
  }
}

/** Shows a hidden element once there is something to say. */
function cutPlace(place: HTMLElement, cut: Cut, textOf: (page: FormPage) => string | undefined): void {
  const { innerHTML } = place;
  place.removeAttribute("hidden");
  const { rawAttrs } = place;
  place.rawAttrs = rawAttrs + cut((page) => (textOf(page) ? "" : ' hidden=""'));
  place.set_content(cut((page) => textOf(page) ?? innerHTML));
}

function withText(text: string | undefined, use: (escaped: string) => string): string | undefined {
  return text === undefined ? undefined : use(escapeHtml(text));
}

const firstError = ({ errors }: FormPage) => formFields.find((field) => errors[field] !== undefined);

function stateOf(field: LeadField, page: FormPage): string {
  if (page.errors[field] === undefined) return "";
  return ` aria-invalid="true"${firstError(page) === field ? ' autofocus=""' : ""}`;
}

function errorOf(field: LeadField, { errors, originals = {} }: FormPage): string | undefined {
  const original = originals[field];
  const second = original ? ` <small lang="${messagesLanguage}">${escapeHtml(original)}</small>` : "";
  return withText(errors[field], (message) => message + second);
}

/** What brought the visitor here, for when the form is sent again. */
function originInputs({ values }: FormPage): string {
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
