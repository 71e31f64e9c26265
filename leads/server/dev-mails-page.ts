import { escapeHtml } from "#contract/formats/html-text.ts";

interface DevMail {
  at: Date;
  to: string;
  subject: string;
  html: string;
}

export function devMailsPage(mails: DevMail[]): string {
  const items = mails.map(
    ({ at, to, subject, html }, position) => `<details${position === 0 ? " open" : ""}>
<summary><time>${at.toISOString().slice(0, 19).replace("T", " ")}</time> <b>${escapeHtml(subject)}</b> ${escapeHtml(to)}</summary>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>
</details>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails of this development server</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; }
details { border-top: 1px solid #ccc; padding: .75rem 0; }
summary { cursor: pointer; }
iframe { width: 100%; height: 40rem; border: 1px solid #ccc; margin-top: .75rem; }
</style>
<h1>Mails that would have been sent</h1>
<p>Nothing leaves this machine in development. Send the contact form, wait a second and load this page again.</p>
${items.join("\n") || "<p>None so far.</p>"}
</html>
`;
}
