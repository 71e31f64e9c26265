import tuning from "#leads/guard/corpus/tuning.json" with { type: "json" };
import { type ClassifierInput, messageLanguage, tokensOf } from "#leads/guard/message-tokens.ts";
import type { SpamSignal } from "#leads/guard/signals.ts";

/** How often a token occurred in spam and in genuine messages. */
type Pair = [spam: number, genuine: number];

/** Token counts of a set of messages; no personal data. */
export interface TokenCounts {
  /** Number of messages by the language they are written in; `#` is the total. */
  messages: Map<string, Pair>;
  tokens: Map<string, Pair>;
}

/** A message labelled by a person. */
export interface LabelledMessage {
  lead: ClassifierInput;
  /** Of the page it was sent from, which the site may no longer have. */
  language: string;
  isSpam: boolean;
}

/** Added to every count (Laplace), so that a token never seen on one side is not impossible there. */
const smoothing = 0.5;

/** Weight of a feature relative to a word. */
const featureWeight = 2;

/** Long messages have more of everything, so the sum is divided by their number to this power. */
const lengthPower = 0.7;

/** Minimum number of tokens to divide by: two words prove nothing. */
const minTokens = 15;

/** Features are counted over all messages, words over those in the same language. */
function groupOf(token: string): string {
  return token.startsWith("#") ? "#" : token.slice(0, token.indexOf(" "));
}

function countedTokens(lead: ClassifierInput, language: string): string[] {
  const textLanguage = messageLanguage(lead.message) ?? "other";
  return tokensOf(lead, language).map((token) =>
    token.startsWith("#") ? token : `${textLanguage} ${token}`,
  );
}

/** Reads made-up messages: language, `spam` or `genuine`, name, company, email, phone and message. */
export function readCorpus(rows: string[][]): LabelledMessage[] {
  return rows.map(([language = "", kind, name = "", company = "", email = "", phone = "", message = ""]) => ({
    lead: { name, company, email, phone, message },
    language,
    isSpam: kind === "spam",
  }));
}

/** What is counted of a message: its tokens, and the language it is written in. */
export interface CountableMessage {
  tokens: string[];
  textLanguage: string;
  isSpam: boolean;
}

/** Takes a message apart, which costs milliseconds if it is long. */
export function takeApart({ lead, language, isSpam }: LabelledMessage): CountableMessage {
  return {
    tokens: countedTokens(lead, language),
    textLanguage: messageLanguage(lead.message) ?? "other",
    isSpam,
  };
}

export function countTokens(labelled: LabelledMessage[]): TokenCounts {
  return countApart(labelled.map(takeApart));
}

/** Counts messages that have been taken apart. */
export function countApart(all: CountableMessage[]): TokenCounts {
  const messages = new Map<string, Pair>();
  const tokens = new Map<string, Pair>();
  const count = (counts: Map<string, Pair>, key: string, isSpam: boolean) => {
    const [spam, genuine] = counts.get(key) ?? [0, 0];
    counts.set(key, isSpam ? [spam + 1, genuine] : [spam, genuine + 1]);
  };
  for (const { tokens: ofMessage, textLanguage, isSpam } of all) {
    for (const token of ofMessage) count(tokens, token, isSpam);
    count(messages, textLanguage, isSpam);
    count(messages, "#", isSpam);
  }
  return { messages, tokens };
}

/** Naive Bayes over the words of a language and a few features: 0 is neutral, higher is more like spam. */
function spamScore(lead: ClassifierInput, language: string, counts: TokenCounts[]): number {
  const total = (of: (one: TokenCounts) => Pair | undefined): Pair =>
    counts.reduce<Pair>(
      ([spam, genuine], one) => {
        const pair = of(one);
        return pair ? [spam + pair[0], genuine + pair[1]] : [spam, genuine];
      },
      [0, 0],
    );
  let sum = 0;
  let familiarTokens = 0;
  for (const token of countedTokens(lead, language)) {
    const [spam, genuine] = total(({ tokens }) => tokens.get(token));
    if (spam + genuine === 0) continue;
    const group = groupOf(token);
    const [allSpam, allGenuine] = total(({ messages }) => messages.get(group));
    const inSpam = (spam + smoothing) / (allSpam + 2 * smoothing);
    const inGenuine = (genuine + smoothing) / (allGenuine + 2 * smoothing);
    sum += Math.log(inSpam / inGenuine) * (group === "#" ? featureWeight : 1);
    familiarTokens += 1;
  }
  return sum / Math.max(familiarTokens, minTokens) ** lengthPower;
}

/** Scores from which a text counts as like spam, and as spam. */
const thresholds = { like: 0.55, very: 1.75 } as const;

const learnCorpus = () => {
  const messages = readCorpus(tuning);
  return { counts: countTokens(messages), languages: new Set(messages.map(({ language }) => language)) };
};

let learned: ReturnType<typeof learnCorpus> | undefined;

/**
 * Classifies the text of a lead by what the corpus teaches and the owner's corrections. In a language that the corpus
 * lacks, genuine messages would look like spam, so their text says nothing.
 */
export function textSignal(
  lead: ClassifierInput,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  learned ??= learnCorpus();
  if (!learned.languages.has(language)) return null;
  const { counts } = learned;
  const score = spamScore(lead, language, corrections ? [counts, corrections] : [counts]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
