import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { controlId } from "#contract/lead/form-ids.ts";
import { formFields, type Lead, type LeadField } from "#contract/lead/lead-fields.ts";
import { englishErrors, type LeadErrors, validateLead } from "#contract/lead/validate-lead.ts";
import { type OriginField, sourceFields } from "#contract/schemas/field-names.ts";
import { buttonPromises } from "#data/contract/facts/button-promises.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { measure } from "#site/measurement/measure.ts";
import type { ContactFormProps } from "#site/screens/contact/island-props.ts";
import { postContact } from "#site/screens/contact/post-contact.ts";

type State =
  /** `originals` are the same errors in English, which other pages show beside them. */
  | { status: "idle"; errors: LeadErrors; originals: LeadErrors }
  | { status: "sending" }
  /** `reason` is the service's message, in the visitor's language. */
  | { status: "failed"; reason: string | undefined }
  | { status: "sent"; lead: Lead; promise: string | undefined };

const untouched: Extract<State, { status: "idle" }> = { status: "idle", errors: {}, originals: {} };

/** State of the contact form, and what its events do. */
export function useContactForm({ language, endpoint, messages, copy }: ContactFormProps) {
  const [state, setState] = useState<State>(untouched);
  const idempotency = useIdempotencyKey();
  const { errors, originals } = state.status === "idle" ? state : untouched;
  const hasErrors = Object.keys(errors).length > 0;
  useTitlePrefix(copy.titlePrefix, hasErrors || state.status === "failed");

  function showErrors(errors: LeadErrors, originals: LeadErrors) {
    setState({ status: "idle", errors, originals });
    focusFirst((field) => errors[field] !== undefined);
  }

  /** A field that has been mended is no longer wrong; the others wait for the next sending. */
  function forgetMended({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (!hasErrors) return;
    const checked = validateLead(Object.fromEntries(new FormData(currentTarget)), messages);
    setState({ status: "idle", errors: remaining(errors, checked.ok ? {} : checked.errors), originals });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    // Pressed before React was there, the form was posted by the browser, which then posts again; the service counts both as one.
    if (form.closest("[data-posted]")) return;
    event.preventDefault();
    if (state.status === "sending") return;
    const values = Object.fromEntries(new FormData(form));
    const checked = validateLead(values, messages);
    if (!checked.ok) return showErrors(checked.errors, englishErrors(values, language));
    const { lead } = checked;
    setState({ status: "sending" });
    const idempotencyKey = idempotency.keyFor(lead);
    const { promise, ...origin } = visitOrigin();
    const openFor = Math.round(performance.now());
    const body = { ...origin, ...values, promise, language, idempotencyKey, openFor };
    const answer = await postContact(endpoint, body);
    if (answer.success) {
      idempotency.forget();
      form.reset();
      setState({ status: "sent", lead, promise });
      measure("form_submit");
      // Without the score: third parties receive this event.
      measure("lead_scored");
      return;
    }
    console.error("Contact request not sent:", ...[answer.status, answer.error].filter(Boolean));
    if (answer.errors) showErrors(answer.errors, {});
    else setState({ status: "failed", reason: answer.notice });
  }

  function writeAgain() {
    setState(untouched);
    // Once the form is there again.
    setTimeout(() => focusFirst(() => true));
  }

  return { state, errors, originals, submit, forgetMended, writeAgain };
}

/** The key of what was last sent: sending the same values again is the same request. */
function useIdempotencyKey() {
  const lastSent = useRef({ values: "", key: "" });
  return {
    keyFor(lead: Lead): string {
      const values = JSON.stringify(lead);
      if (lastSent.current.values !== values) lastSent.current = { values, key: newKey() };
      return lastSent.current.key;
    },
    forget(): void {
      lastSent.current = { values: "", key: "" };
    },
  };
}

/** The title announces errors in tabs and to screen readers, as on the page without scripts. */
function useTitlePrefix(prefix: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [isShown, prefix]);
}

function remaining(errors: LeadErrors, now: LeadErrors): LeadErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in now));
}

function focusFirst(isMeant: (field: LeadField) => boolean): void {
  const field = formFields.find(isMeant);
  if (field) document.getElementById(controlId(field))?.focus();
}

/** 128 random bits in hex; `crypto.randomUUID` is missing in insecure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where the visit started, by this tab's history, and what the button before the form was for. Nothing of it is stored here. */
function visitOrigin(): Partial<Record<OriginField, string>> {
  const asked = new URLSearchParams(location.search);
  const promise = buttonPromises.find((key) => key === asked.get("promise"));
  const service = serviceKeys.find((key) => key === asked.get("service"));
  const first = new URL(window.navigation?.entries()[0]?.url ?? location.href);
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const origin: Partial<Record<OriginField, string>> = {
    page: first.pathname,
    ...(service && { service }),
    ...(promise && { promise }),
  };
  if (referrer && referrer.host !== location.host) origin.referrer = referrer.host;
  for (const field of sourceFields) {
    const value = field.startsWith("utm_") ? first.searchParams.get(field) : null;
    if (value) origin[field] = value;
  }
  return origin;
}
