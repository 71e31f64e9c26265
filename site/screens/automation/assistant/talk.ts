import { formatMoney } from "#contract/formats/money.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import type { AssistantData } from "#site/screens/automation/assistant/assistant-data.ts";
import {
  type Answer,
  longestQuestion,
  reachesPerson,
  type Understood,
} from "#site/screens/automation/assistant/engine.ts";
import { choiceIn, guestsIn } from "#site/screens/automation/assistant/turn.ts";

/** Messages kept in the log. */
const longestLog = 60;

interface Message {
  key: number;
  who: "asked" | "answered";
  text: string;
}

/** A choice that the assistant waits for: a slot, or the answer that was meant by a question. */
type Offer = { text: string } & ({ slot: true } | { slot: false; answer: Answer; question: string });

interface Talk {
  log: Message[];
  /** Slots that are not booked. */
  free: string[];
  offered: Offer[];
  /** What the owner reads. */
  notes: string[];
}

export interface Knowledge {
  data: AssistantData;
  language: Language;
  understand: (question: string) => Understood;
}

export function startTalk(opening: Omit<Message, "key">[], free: string[]): Talk {
  return { log: opening.map((message, key) => ({ ...message, key })), free, offered: [], notes: [] };
}

/** The talk after a message; nothing of it leaves the page. */
export function nextTurn(talk: Talk, message: string, { data, language, understand }: Knowledge): Talk {
  const { states, heard, report, guests, prices } = data;
  const question = message.trim().slice(0, longestQuestion);
  const log = [...talk.log];
  const notes = [...talk.notes];
  let { free, offered } = talk;

  const say = (who: Message["who"], text: string) => log.push({ key: (log.at(-1)?.key ?? 0) + 1, who, text });
  const note = (sentence: string, question = "") =>
    notes.push(sentence.replace("{question}", () => question));
  /** What a birthday cake costs for the guests that a question speaks of. */
  const cakeFor = (question: string) => {
    const count = guestsIn(question, heard);
    if (count === undefined) return "";
    const money = (amount: number) => formatMoney(amount, firstCurrency, language);
    const { few, some, many } = states.cake;
    const sentence = count < guests.birthday ? few : count < guests.tiered ? some : many;
    return sentence
      .replace("{count}", `${count}`)
      .replace("{price}", money(Math.max(count, guests.birthday) * prices.birthday))
      .replace("{tiered}", money(count * prices.tiered));
  };
  const reply = (answer: Answer, question: string) => {
    const { reply, next } = answer;
    const full = next === "slots" && free.length === 0;
    const cake = next === "cake" ? [cakeFor(question), reply, free.length > 0 ? states.taste : ""] : [reply];
    say("answered", full ? states.full : cake.filter(Boolean).join(" "));
    if (reachesPerson(answer) || full) note(next === "order" ? report.ordered : report.passed, question);
    offered = next === "slots" || next === "cake" ? free.map((text) => ({ text, slot: true })) : [];
  };
  const take = (offer: Offer) => {
    if (!offer.slot) return reply(offer.answer, offer.question);
    free = free.filter((slot) => slot !== offer.text);
    say("answered", states.booked.replace("{slot}", offer.text));
    note(report.booked.replace("{slot}", offer.text));
    offered = [];
  };
  /** Takes a message as the answer to what was just asked; false if it is none. */
  const answers = (): boolean => {
    const choices = offered.map(({ text }) => text);
    const choice = offered.length > 0 ? choiceIn(question, choices, heard) : undefined;
    const chosen = choice === "yes" && choices.length === 1 ? 0 : choice;
    const offer = typeof chosen === "number" ? offered[chosen] : undefined;
    if (offer) take(offer);
    if (chosen === "no") {
      say("answered", states.declined);
      offered = [];
    }
    if (chosen === "yes") {
      const list = new Intl.ListFormat(locales[language], { type: "disjunction" });
      say("answered", states.again.replace("{choices}", list.format(choices)));
    }
    return chosen !== undefined;
  };
  const answer = () => {
    const pressed = offered.find(({ text }) => text === question);
    if (pressed) return take(pressed);
    if (answers()) return;
    const understood = understand(question);
    if (understood.kind === "answer") return reply(understood.answer, question);
    // With a number of guests, the sum names both kinds of cake.
    const cake = understood.kind === "which" && understood.answers.find(({ next }) => next === "cake");
    if (cake && cakeFor(question) !== "") return reply(cake, question);
    if (understood.kind === "which") {
      say("answered", states.which);
      offered = understood.answers.map((answer) => ({ text: answer.label, slot: false, answer, question }));
      return;
    }
    say("answered", states.unsure);
    note(report.passed, question);
    offered = [];
  };

  if (question === "") say("answered", states.empty);
  else {
    say("asked", question);
    answer();
  }
  return { log: log.slice(-longestLog), free, offered, notes };
}
