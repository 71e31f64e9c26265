import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { WordsOf } from "#contract/copy/create-words.ts";
import { buttonPromises } from "#contract/facts/button-promises.ts";
import { projectTypes } from "#contract/facts/contact-form.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import { honeypotField } from "#contract/hidden-fields.ts";
import type { Language } from "#contract/languages.ts";
import { choiceFields, fieldFacts, type Lead, type LeadField, leadFields } from "#contract/lead-fields.ts";
import type { OptionLabels } from "#contract/option-labels.ts";
import { type LeadErrors, type ValidationMessages, validateLead } from "#contract/validate-lead.ts";
import { messagesLanguage } from "#contract/validation-messages.ts";
import { Button } from "#site/elements/button.tsx";
import { CrashGuard } from "#site/elements/crash-guard.tsx";
import { controlProps, Field } from "#site/elements/field.tsx";
import { Notice } from "#site/elements/notice.tsx";
import type { Measured } from "#site/measurement/measure.ts";
import { FormSent, type FormSentProps } from "#site/screens/contact/form-sent.tsx";
import { postContact } from "#site/screens/contact/post-contact.ts";
import { visitOrigin } from "#site/screens/contact/visit-origin.ts";
import type { contactWords } from "#site/screens/contact/words.ts";
import styles from "./contact-form.module.css";

/** Words of the form as serializable props. */
export interface ContactFormWords
  extends Omit<WordsOf<typeof contactWords>["form"], "title" | "needed" | "success"> {
  needed: string;
  options: OptionLabels;
  failure: string;
  /** Precedes the page's title while there are errors, such as `Error: `. */
  titlePrefix: string;
}

export interface ContactFormProps {
  language: Language;
  words: ContactFormWords;
  /** Validation messages in the page's language. */
  messages: ValidationMessages;
  endpoint: string;
  phone: { text: string; href: string };
  /** Null where the agency has no WhatsApp. */
  whatsappHref: string | null;
  policy: { text: string; href: string };
  /** Props of the confirmation that replaces the form once it is sent. */
  confirmation: Omit<FormSentProps, "lead" | "kind" | "promise" | "onAgain">;
}

type State = "idle" | "submitting" | "failure";

const inputs = {
  line: { type: "text" },
  // With type=email, browsers change international domains to punycode.
  email: { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel" },
} as const;

/** Opt-outs of 1Password, LastPass, Bitwarden and Dashlane, in this order. */
const notForPasswordManagers = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
} as const;

/** The contact form: a plain HTML form that is validated and sent in place once hydrated. */
export function ContactForm(props: ContactFormProps) {
  const { words, phone, whatsappHref } = props;
  return (
    <CrashGuard
      fallback={
        <p>
          {words.crash}{" "}
          {whatsappHref === null ? null : (
            <>
              <a href={whatsappHref}>{words.whatsapp}</a> ·{" "}
            </>
          )}
          <a href={phone.href}>{phone.text}</a>
        </p>
      }
    >
      <Form {...props} />
    </CrashGuard>
  );
}

function Form({
  language,
  words,
  messages,
  endpoint,
  phone,
  whatsappHref,
  policy,
  confirmation,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  /** Values last sent and their idempotency key: sending the same values again is the same request. */
  const lastSent = useRef({ words: "", idempotencyKey: "" });
  const [state, setState] = useState<State>("idle");
  /** The stored request while its confirmation replaces the form. */
  const [stored, setStored] = useState<Lead>();
  const [errors, setErrors] = useState<LeadErrors>({});
  /** The same errors in English, which other pages show beside them. */
  const [originals, setOriginals] = useState<LeadErrors>({});
  /** Message from the service, in the visitor's language. */
  const [reason, setReason] = useState<string>();
  const [promise, setPromise] = useState<string>();
  const [service, setService] = useState<ServiceKey>();

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    setPromise(buttonPromises.find((key) => key === asked.get("promise")));
    setService(serviceKeys.find((key) => key === asked.get("service")));
    const wanted = asked.get("project");
    const select = form.current?.elements.namedItem("projectType");
    // Do not override a choice the visitor has already made.
    if (
      select instanceof HTMLSelectElement &&
      !select.value &&
      projectTypes.some((type) => type === wanted)
    ) {
      select.value = wanted ?? "";
    }
  }, []);

  /** The title announces errors in tabs and to screen readers, as on the page without scripts. */
  /** The notice may appear out of sight of whoever pressed Enter in a field. */
  useEffect(() => {
    if (state !== "failure" && Object.keys(errors).length === 0) return;
    const { title } = document;
    document.title = words.titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [state, errors, words.titlePrefix]);

  /** The notice may appear out of sight of whoever pressed Enter in a field. */
  useEffect(() => {
    if (state !== "failure") return;
    notice.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
    notice.current?.focus({ preventScroll: true });
  }, [state]);

  /** A field that has been mended is no longer wrong; the others wait for the next sending. */
  function forgetMended({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const checked = validateLead(Object.fromEntries(new FormData(currentTarget)), messages);
    const left = checked.ok ? {} : checked.errors;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in left)));
  }

  function showErrors(found: LeadErrors, inEnglish: LeadErrors) {
    setErrors(found);
    setOriginals(inEnglish);
    const first = leadFields.find((field) => found[field]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "submitting") return;
    const target = event.currentTarget;
    const values = Object.fromEntries(new FormData(target));
    const checked = validateLead(values, messages);
    if (!checked.ok) {
      const inEnglish = validateLead(values);
      setState("idle");
      showErrors(checked.errors, inEnglish.ok || language === messagesLanguage ? {} : inEnglish.errors);
      return;
    }

    setErrors({});
    setState("submitting");
    const sent = JSON.stringify(checked.lead);
    if (lastSent.current.words !== sent) lastSent.current = { words: sent, idempotencyKey: newKey() };
    const { idempotencyKey } = lastSent.current;
    const openFor = Math.round(performance.now());
    const body = { ...visitOrigin(), ...values, service, promise, language, idempotencyKey, openFor };
    const answer = await postContact(endpoint, body);
    if (answer.success) {
      lastSent.current = { words: "", idempotencyKey: "" };
      target.reset();
      setState("idle");
      setStored(checked.lead);
      announce({ name: "form_submit" });
      // Without the score: third parties receive this event.
      announce({ name: "lead_scored" });
      return;
    }
    console.error("Contact request not sent:", answer.error);
    setReason(answer.notice);
    setState(answer.errors ? "idle" : "failure");
    if (answer.errors) showErrors(answer.errors, {});
  }

  function writeAgain() {
    setStored(undefined);
    const first = form.current?.elements.namedItem(leadFields[0] ?? "");
    // Once the form is there again.
    if (first instanceof HTMLElement) setTimeout(() => first.focus());
  }

  const control = (field: LeadField) => ({
    name: field,
    ...controlProps(`contact-${field}`, errors[field]),
  });
  const field = (name: LeadField) => ({
    id: `contact-${name}`,
    label: words.labels[name],
    hint: words.hints[name],
    error: errors[name],
    original: originals[name] ? { text: originals[name], language: messagesLanguage } : undefined,
  });

  const controlOf = (name: LeadField) => {
    const facts = fieldFacts[name];
    // A browser brings only the line with the caret into view.
    if (facts.kind === "lines") return <textarea rows={6} onFocus={showWhole} {...control(name)} />;
    if ("options" in facts) {
      return (
        <select {...control(name)} defaultValue="">
          <option value="">{words.choose}</option>
          {facts.options
            .filter((option) => words.options[name]?.[option])
            .map((option) => (
              <option key={option} value={option}>
                {words.options[name]?.[option]}
              </option>
            ))}
        </select>
      );
    }
    return <input {...inputs[facts.kind]} autoComplete={facts.autoComplete} {...control(name)} />;
  };

  return (
    <>
      <form
        className={styles.form}
        id="contact-form"
        ref={form}
        method="post"
        action={endpoint}
        noValidate
        onSubmit={submit}
        onChange={forgetMended}
        hidden={stored !== undefined}
      >
        <p className={`across ${styles.needed}`}>{words.needed}</p>
        {leadFields.map((name) => (
          <Field key={name} {...field(name)} wide={fieldFacts[name].kind === "lines"}>
            {controlOf(name)}
          </Field>
        ))}
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="idempotencyKey" value="" />
        {/* Honeypot for bots, hidden and not focusable. */}
        <input
          type="text"
          className="visually-hidden"
          name={honeypotField}
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="off"
          {...notForPasswordManagers}
        />

        <Notice id="contact-notice" place={notice} hidden={state !== "failure"}>
          {state === "failure" ? (
            <>
              <p>{reason ?? words.failure}</p>
              <p>
                {reason === undefined ? words.failureHelp : null} <a href={phone.href}>{phone.text}</a>
                {whatsappHref === null ? null : (
                  <>
                    {" · "}
                    <a href={whatsappHref} target="_blank" rel="noopener">
                      {words.whatsapp}
                    </a>
                  </>
                )}
              </p>
            </>
          ) : null}
        </Notice>
        <div className={`cluster ${styles.foot}`}>
          <Button type="submit" busy={state === "submitting"}>
            {state === "submitting" ? words.submitting : words.submit}
          </Button>
          <p className="note">
            {words.privacy} <a href={policy.href}>{policy.text}</a>
          </p>
        </div>
      </form>
      {stored ? (
        <FormSent
          {...confirmation}
          lead={stored}
          promise={promise}
          kind={choiceFields.map((name) => words.options[name]?.[stored[name]]).join(" · ")}
          onAgain={writeAgain}
        />
      ) : null}
    </>
  );
}

const showWhole = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: "nearest" });

/** Decouples the form from the measurement code. */
function announce(detail: Measured): void {
  document.dispatchEvent(new CustomEvent("measure", { detail }));
}

/** 128 random bits in hex; `crypto.randomUUID` is missing in insecure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
