import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ActionLink, tokenField } from "#contact/actions/action-links.ts";
import { agencyLanguage, formatAgencyTime, senderOf } from "#contact/mail/lead-words.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { undoField } from "#server/action-endpoint.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";

/** What the page behind an action link shows. */
export type ActionPageState =
  | { readonly kind: "ready"; readonly link: ActionLink; readonly lead: LeadTable }
  | {
      readonly kind: "done" | "used";
      readonly link: ActionLink;
      readonly lead: LeadTable;
      readonly usedAt: number;
      readonly undoUntil: number;
    }
  | { readonly kind: "undone" | "late" | "changed" | "gone" | "expired" | "forged" };

/** In the system's own colours, because the page belongs to the agency rather than to the site. */
const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 1.5rem; overflow-wrap: anywhere; }
  main { max-width: 34rem; margin: 0 auto; }
  h1 { font-size: 1.6rem; line-height: 1.2; }
  .who { padding: 0.75rem 0; border-block: 1px solid; }
  button { min-height: 3rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Allows only the page's own style and form. */
export const actionPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Renders the page behind an action link: what will happen and one button, or what has happened, or why
 * nothing has.
 */
export function actionPage(state: ActionPageState, now: number): string {
  const words = wordsOf("leadActions", agencyLanguage);
  const { heading, body } = content();
  const page = (
    <html lang={agencyLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${heading} | ${site.brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its hash is in the policy, so it must not change */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p>{site.brand}</p>
          <h1>{heading}</h1>
          {body}
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;

  function content(): { readonly heading: string; readonly body: ReactNode } {
    switch (state.kind) {
      case "ready": {
        const { heading, effect, button } = words.actions[state.link.action];
        const body = (
          <>
            <Who lead={state.lead} />
            <p>{effect}</p>
            <Button link={state.link} text={button} />
          </>
        );
        return { heading, body };
      }
      case "done":
      case "used": {
        const { link, lead, usedAt, undoUntil } = state;
        const isDone = state.kind === "done";
        const body = (
          <>
            <Who lead={lead} />
            {isDone ? null : <p>{words.used.text({ moment: formatAgencyTime(usedAt) })}</p>}
            {undoUntil > now ? (
              <>
                <p>{words.undo.until({ moment: formatAgencyTime(undoUntil) })}</p>
                <Button link={link} text={words.undo.button} isUndo />
              </>
            ) : null}
          </>
        );
        return { heading: isDone ? words.actions[link.action].done : words.used.heading, body };
      }
      case "undone":
        return said(words.undo.done);
      case "late":
        return said(words.undo.late);
      case "changed":
        return said(words.undo.changed);
      default:
        return said(words[state.kind]);
    }
  }
}

function said({ heading, text }: { readonly heading: string; readonly text: string }) {
  return { heading, body: <p>{text}</p> };
}

function Who({ lead }: { readonly lead: LeadTable }) {
  const { received } = wordsOf("leadActions", agencyLanguage);
  return (
    <p className="who">
      <b>{senderOf(lead)}</b>
      <br />
      {received({ moment: formatAgencyTime(lead.created_at) })}
    </p>
  );
}

interface ButtonProps {
  readonly link: ActionLink;
  readonly text: string;
  readonly isUndo?: boolean;
}

function Button({ link, text, isUndo = false }: ButtonProps) {
  return (
    <form method="post" action="?">
      <input type="hidden" name={tokenField} value={link.token} />
      {isUndo ? <input type="hidden" name={undoField} value="1" /> : null}
      <button type="submit">{text}</button>
    </form>
  );
}
