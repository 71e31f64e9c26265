import tuning from "#leads/guard/corpus/tuning.json" with { type: "json" };
import { type ClassifierInput, messageLanguage, tokensOf } from "#leads/guard/message-tokens.ts";
import type { SpamSignal } from "#leads/guard/signals.ts";

/** How often a token occurred in spam and in genuine messages. */
type Pair = [spam: number, genuine: number];

/** Token counts of a set of messages; no personal data. */
export interface TokenCounts {
  /** Number of messages by the language of the text; `#` is the total. */
  messages: Map<string, Pair>;
  tokens: Map<string, Pair>;
}

/** A message labelled by a person. */
export interface LabelledMessage {
  lead: ClassifierInput;
  /** Language of the page it was sent from, which the site may no longer have. */
  language: string;
  isSpam: boolean;
}

/** Added to every count (Laplace smoothing), so that a token without occurrences does not decide alone. */
const smoothing = 0.5;

/** Weight of a feature relative to a word. */
const featureWeight = 2;

/** The sum is divided by the number of tokens to this power, since long messages have more of everything. */
const lengthPower = 0.7;

/** The sum is divided as if there were at least this many tokens, since two words prove nothing. */
const minTokens = 15;

/** The messages to compare a token with: for features, all of them; for words, those in the same language. */
function groupOf(token: string): string {
  return token.startsWith("#") ? "#" : token.slice(0, token.indexOf(" "));
}

function countedTokens(lead: ClassifierInput, language: string): string[] {
  const textLanguage = messageLanguage(lead.message) ?? "other";
  return tokensOf(lead, language).map((token) =>
    token.startsWith("#") ? token : `${textLanguage} ${token}`,
  );
}

/** Reads the invented messages of a corpus: language, `spam` or `genuine`, name, company, email, phone and message. */
export function readCorpus(rows: string[][]): LabelledMessage[] {
  return rows.map(([language = "", kind, name = "", company = "", email = "", phone = "", message = ""]) => ({
    lead: { name, company, email, phone, message },
    language,
    isSpam: kind === "spam",
  }));
}

/** A message split into what is counted: its tokens and the language of its text. */
export interface CountableMessage {
  tokens: string[];
  textLanguage: string;
  isSpam: boolean;
}

/** Splits a message into tokens, which takes milliseconds if it is long. */
export function splitIntoTokens({ lead, language, isSpam }: LabelledMessage): CountableMessage {
  return {
    tokens: countedTokens(lead, language),
    textLanguage: messageLanguage(lead.message) ?? "other",
    isSpam,
  };
}

export function countTokens(labelled: LabelledMessage[]): TokenCounts {
  return countMessages(labelled.map(splitIntoTokens));
}

/** Counts messages that have been split into tokens. */
export function countMessages(countable: CountableMessage[]): TokenCounts {
  const messages = new Map<string, Pair>();
  const tokens = new Map<string, Pair>();
  const count = (counts: Map<string, Pair>, key: string, isSpam: boolean) => {
    const [spam, genuine] = counts.get(key) ?? [0, 0];
    counts.set(key, isSpam ? [spam + 1, genuine] : [spam, genuine + 1]);
  };
  for (const { tokens: messageTokens, textLanguage, isSpam } of countable) {
    for (const token of messageTokens) count(tokens, token, isSpam);
    count(messages, textLanguage, isSpam);
    count(messages, "#", isSpam);
  }
  return { messages, tokens };
}

/** Naive Bayes over the words of a language and some features. 0 is neutral; a higher score is more like spam. */
function spamScore(lead: ClassifierInput, language: string, counts: TokenCounts[]): number {
  const total = (pairIn: (tokenCounts: TokenCounts) => Pair | undefined): Pair =>
    counts.reduce<Pair>(
      ([spam, genuine], tokenCounts) => {
        const pair = pairIn(tokenCounts);
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
    const spamRate = (spam + smoothing) / (allSpam + 2 * smoothing);
    const genuineRate = (genuine + smoothing) / (allGenuine + 2 * smoothing);
    sum += Math.log(spamRate / genuineRate) * (group === "#" ? featureWeight : 1);
    familiarTokens += 1;
  }
  return sum / Math.max(familiarTokens, minTokens) ** lengthPower;
}

/** Scores from which a text counts as similar to spam, and as spam. */
const thresholds = { like: 0.55, very: 1.75 } as const;

const learnCorpus = () => {
  const messages = readCorpus(tuning);
  return { counts: countTokens(messages), languages: new Set(messages.map(({ language }) => language)) };
};

let corpus: ReturnType<typeof learnCorpus> | undefined;

/**
 * Classifies the text of a lead by the corpus and the agency's verdicts. Texts in a language that is not in the corpus
 * are not classified, because genuine ones would look like spam.
 */
export function textSignal(
  lead: ClassifierInput,
  language: string,
  corrections: TokenCounts | null,
): SpamSignal | null {
  corpus ??= learnCorpus();
  if (!corpus.languages.has(language)) return null;
  const { counts } = corpus;
  const score = spamScore(lead, language, corrections ? [counts, corrections] : [counts]);
  if (score >= thresholds.very) return "spam-text";
  return score >= thresholds.like ? "spam-like-text" : null;
}
