import type { FastifyReply, FastifyRequest } from "fastify";
import { formatDuration } from "#contract/formats/durations.ts";
import type { Language } from "#contract/languages/languages.ts";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { englishErrors, type LeadErrors } from "#contract/lead/validate-lead.ts";
import type { Clock } from "#leads/clock.ts";
import { customerNetwork, networkOf } from "#leads/networks.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import type { SiteFiles } from "#leads/server/files/site-files.ts";
import { createFormPages, type FormPage } from "#leads/server/form-page.ts";

/** How many form pages are written for a network, and for all networks of a customer, within how many seconds. */
const pageLimits = { network: 300, customer: 900, seconds: 600 } as const;

export type Body = Record<string, unknown>;

/** Why a lead was not stored. */
interface Refusal {
  /** The reason, for programs. */
  error: string;
  errors?: LeadErrors;
  /** The reason, for the visitor; it follows the sentence that the form says about any failure. */
  notice?: string;
  /** In seconds. */
  retryAfter?: number;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  body: Body;
  language: Language;
  hasScripts: boolean;
}

interface AnswerDependencies {
  files: SiteFiles;
  clock: Clock;
  findIp: (request: FastifyRequest) => string | null;
}

/** Creates the answers to senders: JSON to forms with scripts, and the page of the form to others. */
export function createSenderAnswers({ files, clock, findIp }: AnswerDependencies) {
  const waitForPage = createPageLimit(clock);
  const fillPage = createFormPages(files);
  return ({ request, reply, body, language, hasScripts }: Call) => {
    const { failure, titlePrefix } = leadFormCopy(language);

    function sendForm(page: FormPage): FastifyReply {
      const endsIn = waitForPage(findIp(request) ?? "");
      if (endsIn > 0) {
        if (reply.statusCode < 429) reply.code(429).header("retry-after", endsIn);
        return reply
          .type("text/plain; charset=utf-8")
          .send(page.notice ?? `${failure} ${tooManyNotice(endsIn, language)}`);
      }
      const filled = fillPage(language, page);
      if (!filled) {
        const status = reply.statusCode === 200 ? 404 : reply.statusCode;
        return refuse(reply, status, page.notice ?? "There is no contact page");
      }
      reply.header("content-security-policy", filled.policy).type("text/html; charset=utf-8");
      return reply.send(filled.html);
    }

    function refuseLead(status: number, { retryAfter, ...reason }: Refusal): FastifyReply {
      reply.code(status);
      if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
      if (hasScripts) return reply.send({ success: false, ...reason });
      const { errors } = reason;
      const notice = errors ? undefined : [failure, reason.notice ?? []].flat().join(" ");
      const originals = englishErrors(body, language);
      return sendForm({ values: body, errors: errors ?? {}, originals, notice, titlePrefix });
    }

    return { sendForm, refuseLead };
  };
}

/**
 * Creates the function that counts a form page about to be written; it returns the seconds to wait, 0 within the limit.
 */
function createPageLimit(clock: Clock): (ip: string) => number {
  const counters = createRateCounters(clock);
  return (ip) => {
    const networkCount = counters.count(networkOf(ip), pageLimits.seconds);
    if (networkCount.count > pageLimits.network) return networkCount.endsIn;
    const customer = customerNetwork(ip);
    const customerCount = customer === null ? null : counters.count(customer, pageLimits.seconds);
    return customerCount && customerCount.count > pageLimits.customer ? customerCount.endsIn : 0;
  };
}

/** Tells a visitor why sending failed, when to try again, and how else to get in touch. */
export function tooManyNotice(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = formatDuration({ unit: "minutes", from: minutes, to: minutes }, language);
  return leadFormCopy(language).tooMany({ wait });
}

export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ success: false, error });
}
