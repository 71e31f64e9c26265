import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LeadView } from "#contact/actions/act-on-lead.ts";
import { tokenField } from "#contact/actions/lead-links.ts";
import { agencyLanguage, formatAgencyTime, senderOf } from "#contact/mail/lead-words.ts";
import { actionField } from "#server/action-endpoint.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";

/** What the page behind a link shows. */
export type LeadPageState =
  | {
      readonly kind: "lead";
      readonly view: LeadView;
      readonly token: string;
      /** A button was pressed that the state no longer allowed. */
      readonly isUnchanged: boolean;
    }
  | { readonly kind: "gone" | "expired" | "forged" };

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
export const leadPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Renders the page behind a link: the lead's state and a button for each choice, or why there is none. */
export function leadPage(state: LeadPageState): string {
  const { heading, body } = state.kind === "lead" ? aboutLead(state) : said(state.kind);
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
}

interface PageContent {
  readonly heading: string;
  readonly body: ReactNode;
}

function said(kind: "gone" | "expired" | "forged"): PageContent {
  const { heading, text } = wordsOf("leadActions", agencyLanguage)[kind];
  return { heading, body: <p>{text}</p> };
}

function aboutLead({ view, token, isUnchanged }: Extract<LeadPageState, { kind: "lead" }>): PageContent {
  const { received, actions, unchanged } = wordsOf("leadActions", agencyLanguage);
  const { lead, choices } = view;
  const body = (
    <>
      {isUnchanged ? <p>{unchanged}</p> : null}
      <p className="who">
        <b>{senderOf(lead)}</b>
        <br />
        {received({ moment: formatAgencyTime(lead.created_at) })}
      </p>
      {/* Without an action of its own it would repeat the token in the address. */}
      <form method="post" action="?">
        <input type="hidden" name={tokenField} value={token} />
        {choices.map((action) => (
          <p key={action}>
            <button type="submit" name={actionField} value={action}>
              {actions[action].button}
            </button>
            <br />
            {actions[action].effect}
          </p>
        ))}
      </form>
    </>
  );
  return { heading: handlingWords(view), body };
}

/** Says in a sentence how far the agency is with a lead. */
function handlingWords({ lead, handling }: LeadView): string {
  const { states } = wordsOf("leadActions", agencyLanguage);
  if (handling === "answered") return states.answered({ moment: formatAgencyTime(lead.answered_at ?? 0) });
  if (handling === "erasing") return states.erasing({ moment: formatAgencyTime(lead.erase_at ?? 0) });
  return states[handling];
}
