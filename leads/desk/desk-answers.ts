import type { FastifyReply } from "fastify";
import { leadActionsWords } from "#leads/actions/words.ts";
import { deskPolicy } from "#leads/desk/frame.tsx";
import { noticePage } from "#leads/desk/sign-in-pages.tsx";
import { agencyLanguage } from "#leads/lead-text.ts";

export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", deskPolicy)
    .type("text/html; charset=utf-8")
    .send(html);
}

export function sendNotice(reply: FastifyReply, what: "gone" | "expired" | "forged"): FastifyReply {
  const notice = leadActionsWords(agencyLanguage)[what];
  return sendPage(reply, what === "forged" ? 403 : 410, noticePage(notice));
}
