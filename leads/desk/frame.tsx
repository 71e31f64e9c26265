import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colourOf } from "#contract/colours.ts";
import { site } from "#contract/facts/site.ts";
import type { Scheme } from "#contract/token-colours.ts";
import { leadActionsWords } from "#leads/actions/words.ts";
import { agencyLanguage } from "#leads/text/lead-text.ts";

const colours = (scheme: Scheme) =>
  ["paper", "tint", "ink", "muted", "rule", "rule-strong"]
    .map((name) => `--${name}: ${colourOf(name, scheme)};`)
    .join(" ");

/** In the colours of the mails that lead here; nothing else of the site, because nobody waits for it here. */
const style = `
  :root { color-scheme: light dark; ${colours("light")} }
  @media (prefers-color-scheme: dark) { :root { ${colours("dark")} } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 1rem 1.25rem 3rem; overflow-wrap: anywhere; font: 1.0625rem/1.5 system-ui, sans-serif;
    background: var(--paper); color: var(--ink); }
  header, main, footer { max-width: 44rem; margin: 0 auto; }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.5rem; justify-content: space-between; }
  h1 { margin: 1rem 0 0.5rem; font-size: 1.6rem; line-height: 1.2; }
  h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
  a { color: inherit; text-underline-offset: 0.2em; }
  header a, main > p a, nav a, footer a { display: inline-block; padding-block: 0.5rem; }
  :focus-visible { outline: 3px solid; outline-offset: 3px; }
  input, textarea, button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--rule-strong);
    border-radius: 0.25rem; font: inherit; color: inherit; background: var(--paper); }
  input, textarea { display: block; width: 100%; }
  button { border-color: var(--ink); font-weight: 600; cursor: pointer; }
  .first { background: var(--ink); color: var(--paper); }
  label { display: block; margin-bottom: 0.25rem; }
  form p { margin: 0.75rem 0; }
  .find { display: flex; flex-wrap: wrap; gap: 0 0.75rem; margin-bottom: 0.5rem; }
  .find label { flex-basis: 100%; }
  .find input { flex: 1 1 12rem; width: auto; }
  nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
  [aria-current] { font-weight: 700; text-decoration-thickness: 0.15em; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: 0.75rem 0; border-top: 1px solid var(--rule); }
  .lead { position: relative; }
  .lead a { font-weight: 600; }
  .lead a::after { content: ""; position: absolute; inset: 0; }
  .lead span { display: block; }
  small { font-size: 0.9375rem; color: var(--muted); }
  mark { padding: 0.1rem 0.5rem; border: 1px solid var(--rule-strong); border-radius: 1rem; font-size: 0.9375rem;
    color: inherit; background: var(--tint); }
  .said { display: block; white-space: pre-wrap; padding: 0.75rem 1rem; background: var(--tint); }
  dl { margin: 0; }
  dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.4rem 0; border-top: 1px solid var(--rule); }
  dt { flex: 0 0 11rem; color: var(--muted); }
  dd { margin: 0; flex: 1 1 14rem; }
  .way { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.75rem 1.5rem; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Allows only the pages' own style and forms. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What a page of the desk shows. */
export interface DeskPage {
  heading: string;
  /** In the window and the browser's history, which keeps it: no names. */
  title?: string;
  way?: ReactNode;
  children: ReactNode;
}

export function sendPage(reply: FastifyReply, status: number, page: DeskPage): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(`<!DOCTYPE html>${renderToStaticMarkup(<Frame {...page} />)}`);
}

export function sendNotice(
  reply: FastifyReply,
  status: number,
  { heading, text }: { heading: string; text: string },
): FastifyReply {
  return sendPage(reply, status, { heading, children: <p>{text}</p> });
}

/** Says why a link or a button does nothing. */
export function refuse(reply: FastifyReply, why: "gone" | "expired" | "forged"): FastifyReply {
  return sendNotice(reply, why === "forged" ? 403 : 410, leadActionsWords(agencyLanguage)[why]);
}

function Frame({ heading, title = heading, way, children }: DeskPage) {
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
          {way}
        </header>
        <main>
          <h1>{heading}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
