import type { FocusEvent } from "react";
import { controlId, formIds } from "#contract/lead/form-ids.ts";
import { fieldSpecs, formFields, isRequired, type LeadField } from "#contract/lead/lead-fields.ts";
import { honeypotField } from "#contract/schemas/field-names.ts";
import { messagesLanguage, projectTypes } from "#data/contract/facts/contact-form.ts";
import { Button } from "#site/elements/button.tsx";
import { CrashGuard } from "#site/elements/crash-guard.tsx";
import { controlProps, Field } from "#site/elements/field.tsx";
import { FormSent } from "#site/screens/contact/form-sent.tsx";
import type { ContactFormProps } from "#site/screens/contact/island-props.ts";
import { useContactForm } from "#site/screens/contact/use-contact-form.ts";
import styles from "./contact-form.module.css";

const inputs = {
  text: { type: "text" },
  // With type=email, browsers change international domains to punycode.
  email: { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel" },
} as const;

const wideKinds = ["long text", "checkbox"];

/** What the message is about. */
const chosen = ["projectType", "budget"] as const;

/** Opt-outs of 1Password, LastPass, Bitwarden and Dashlane, in this order. */
const notForPasswordManagers = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
} as const;

/** The contact form: a plain HTML form that is validated and sent in place once hydrated. */
export function ContactForm(props: ContactFormProps) {
  return (
    <CrashGuard fallback={<CrashMessage {...props} />}>
      <Form {...props} />
    </CrashGuard>
  );
}

function Form(props: ContactFormProps) {
  const { language, copy, endpoint, policy, confirmation } = props;
  const { state, errors, originals, submit, forgetMended, writeAgain } = useContactForm(props);
  const isSending = state.status === "sending";
  return (
    <>
      <form
        className={styles.form}
        id={formIds.form}
        ref={chooseAskedProject}
        method="post"
        action={endpoint}
        noValidate
        onSubmit={submit}
        onChange={forgetMended}
        hidden={state.status === "sent"}
      >
        <p className={`note across ${styles.needed}`}>{copy.needed}</p>
        {formFields.map((name) => (
          <Field
            key={name}
            id={controlId(name)}
            label={copy.labels[name]}
            hint={copy.hints[name]}
            error={errors[name]}
            original={originals[name] ? { text: originals[name], language: messagesLanguage } : undefined}
            wide={wideKinds.includes(fieldSpecs[name].kind)}
          >
            <Control name={name} copy={copy} error={errors[name]} />
          </Field>
        ))}
        <Unseen language={language} />
        <FailureNotice {...props} failure={state.status === "failed" ? state : null} />
        <div className={`cluster ${styles.foot}`}>
          <Button type="submit" busy={isSending}>
            {isSending ? copy.submitting : copy.submit}
          </Button>
          <p className="note">
            {copy.privacy} <a href={policy.href}>{policy.text}</a>
          </p>
        </div>
      </form>
      {state.status === "sent" ? (
        <FormSent
          {...confirmation}
          lead={state.lead}
          promise={state.promise}
          kind={chosen.flatMap((name) => copy.options[name]?.[state.lead[name]] ?? []).join(" · ")}
          onAgain={writeAgain}
        />
      ) : null}
    </>
  );
}

/** Hidden values that are sent along, and a honeypot for bots, which cannot be focused. */
function Unseen({ language }: Pick<ContactFormProps, "language">) {
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="idempotencyKey" value="" />
      <input
        type="text"
        className="visually-hidden"
        name={honeypotField}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        {...notForPasswordManagers}
      />
    </>
  );
}

interface ControlProps {
  name: LeadField;
  copy: ContactFormProps["copy"];
  error: string | undefined;
}

function Control({ name, copy, error }: ControlProps) {
  const spec = fieldSpecs[name];
  const control = {
    name,
    ...controlProps(controlId(name), { hint: copy.hints[name], error, required: isRequired(name) }),
  };
  // A browser brings only the line with the caret into view.
  if (spec.kind === "long text") return <textarea rows={6} onFocus={showWhole} {...control} />;
  if (!("options" in spec)) {
    const autoComplete = "autoComplete" in spec ? spec.autoComplete : undefined;
    return <input {...inputs[spec.kind]} autoComplete={autoComplete} {...control} />;
  }
  if (spec.kind === "checkbox") return <input type="checkbox" value={spec.options[0]} {...control} />;
  const labels = copy.options[name];
  return (
    <select {...control} defaultValue="">
      <option value="">{copy.choose}</option>
      {spec.options
        .filter((option) => labels?.[option])
        .map((option) => (
          <option key={option} value={option}>
            {labels?.[option]}
          </option>
        ))}
    </select>
  );
}

const showWhole = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: "nearest" });

/** Chooses the project that the address asks for, unless the visitor has already made a choice. */
function chooseAskedProject(form: HTMLFormElement | null): void {
  const asked = new URLSearchParams(location.search).get("project");
  const select = form?.elements.namedItem("projectType");
  const project = projectTypes.find((type) => type === asked);
  if (project && select instanceof HTMLSelectElement && !select.value) select.value = project;
}

type Channels = Pick<ContactFormProps, "copy" | "phone" | "whatsappHref">;

interface FailureNoticeProps extends Channels {
  /** `reason` is the service's own message, which follows the general one. */
  failure: { reason: string | undefined } | null;
}

/** Says that the request could not be sent, to screen readers too, and how else to reach the agency. */
function FailureNotice({ failure, ...channels }: FailureNoticeProps) {
  const { copy } = channels;
  return (
    <div
      className={`across ${styles.notice}`}
      id={formIds.notice}
      role="alert"
      hidden={failure === null}
      tabIndex={-1}
    >
      {failure ? (
        <>
          <p ref={show}>{copy.failure}</p>
          <p>
            {failure.reason ?? copy.failureHelp} <OtherWays {...channels} />
          </p>
        </>
      ) : null}
    </div>
  );
}

/** Takes the place of a form that has stopped working. */
function CrashMessage(channels: Channels) {
  return (
    <p>
      {channels.copy.crash} <OtherWays {...channels} />
    </p>
  );
}

function OtherWays({ copy, phone, whatsappHref }: Channels) {
  return (
    <>
      <a href={phone.href}>{phone.text}</a>
      {whatsappHref === null ? null : (
        <>
          {" · "}
          <a href={whatsappHref} target="_blank" rel="noopener">
            {copy.whatsapp}
          </a>
        </>
      )}
    </>
  );
}

/** The notice may appear out of sight of whoever pressed Enter in a field. */
function show(message: HTMLElement | null): void {
  const notice = message?.parentElement;
  notice?.scrollIntoView({ behavior: "instant", block: "nearest" });
  notice?.focus({ preventScroll: true });
}
