import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brandTokens } from "#contract/brand/colours.ts";
import { site } from "#data/contract/facts/site.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import sheet from "#leads/desk/desk.css?raw";
import { agencyLanguage } from "#leads/text/lead-text.ts";

const style = brandTokens + sheet;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Allows only the pages' own style and forms. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The content of a page of the desk. */
export interface DeskPage {
  heading: string;
  /** Title of the window. Browsers keep it in their history, so it must contain no names. */
  title?: string;
  nav?: ReactNode;
  children: ReactNode;
}

export function sendPage(reply: FastifyReply, status: number, page: DeskPage): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(`<!DOCTYPE html>${renderToStaticMarkup(<PageShell {...page} />)}`);
}

export function sendNotice(
  reply: FastifyReply,
  status: number,
  { heading, text }: { heading: string; text: string },
): FastifyReply {
  return sendPage(reply, status, { heading, children: <p>{text}</p> });
}

/** Says why a link or a button does nothing. */
export function refusePage(reply: FastifyReply, reason: "gone" | "expired" | "forged"): FastifyReply {
  return sendNotice(reply, reason === "forged" ? 403 : 410, leadActionsCopy(agencyLanguage)[reason]);
}

function PageShell({ heading, title = heading, nav, children }: DeskPage) {
  return (
    <html lang={agencyLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its hash is in the policy, so it must not change */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <b>{site.brand}</b>
          {nav}
        </header>
        <main>
          <h1>{heading}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
