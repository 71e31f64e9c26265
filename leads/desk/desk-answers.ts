import type { FastifyReply } from "fastify";
import { leadActionsWords } from "#leads/actions/words.ts";
import { agencyLanguage } from "#leads/lead-text.ts";

/** Imported with the first request, because loading the page renderer would slow down start-up. */
export const deskPages = async () => ({
  ...(await import("#leads/desk/frame.tsx")),
  ...(await import("#leads/desk/lead-page.tsx")),
  ...(await import("#leads/desk/list-page.tsx")),
  ...(await import("#leads/desk/sign-in-pages.tsx")),
});

export async function sendPage(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  return reply
    .code(status)
    .header("content-security-policy", (await deskPages()).deskPolicy)
    .type("text/html; charset=utf-8")
    .send(html);
}

export async function sendNotice(
  reply: FastifyReply,
  what: "gone" | "expired" | "forged",
): Promise<FastifyReply> {
  const notice = leadActionsWords(agencyLanguage)[what];
  return sendPage(reply, what === "forged" ? 403 : 410, (await deskPages()).noticePage(notice));
}
