import { firstCurrency } from "#contract/currencies.ts";
import { formatMoney } from "#contract/formats/money.ts";
import { type Language, locales } from "#contract/languages.ts";
import type { AssistantData } from "#site/screens/automation/assistant/assistant-data.ts";
import {
  type Answer,
  createAssistant,
  longestQuestion,
  reachesPerson,
} from "#site/screens/automation/assistant/engine.ts";
import { choiceIn, guestsIn } from "#site/screens/automation/assistant/turn.ts";

/** Messages kept in the log. */
const longestLog = 60;

/** Returns what answers a message; nothing of it leaves the page. Throws if the answers cannot be loaded. */
export async function startConversation(form: HTMLFormElement): Promise<(message: string) => void> {
  const language = form.dataset["assistant"] as Language;
  const response = await fetch(`/assistant/${language}.json`);
  if (!response.ok) throw new Error(`the assistant's answers answer ${response.status}`);
  const { answers, states, heard, report, slots, guests, prices }: AssistantData = await response.json();
  const understand = await createAssistant(answers, language);

  const part = <E extends HTMLElement>(name: string) => form.querySelector<E>(`[data-part=${name}]`) as E;
  const log = part("log");
  const choices = part("choices");
  const notes = part("report");
  const restart = part("restart");
  const field = part<HTMLInputElement>("question");
  const greeting = [...log.children];
  const suggestions = [...choices.children];
  let free = slots;
  /** What the buttons stand for while the assistant waits for a choice. */
  let offered: Map<string, () => void> = new Map();

  const say = (who: "asked" | "answered", text: string) => {
    const message = document.createElement("p");
    message.dataset["who"] = who;
    message.textContent = text;
    log.append(message);
    if (log.children.length > longestLog) log.firstElementChild?.remove();
    message.scrollIntoView({ behavior: "instant", block: "nearest" });
  };
  const note = (text: string) => {
    const item = document.createElement("li");
    item.textContent = text;
    notes.querySelector("ul")?.append(item);
    notes.hidden = false;
  };
  const offer = (some: Map<string, () => void>) => {
    offered = some;
    const buttons = [...some.keys()].map((text) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      return button;
    });
    choices.replaceChildren(...(buttons.length > 0 ? buttons : suggestions));
  };
  const noteQuestion = (sentence: string, question: string) =>
    note(sentence.replace("{question}", () => question));
  /** What a birthday cake costs for the guests that a question speaks of. */
  const cakeFor = (question: string) => {
    const count = guestsIn(question, heard);
    if (count === undefined) return "";
    const money = (amount: number) => formatMoney(amount, firstCurrency(language), language);
    const { few, some, many } = states.cake;
    const sentence = count < guests.birthday ? few : count < guests.tiered ? some : many;
    return sentence
      .replace("{count}", `${count}`)
      .replace("{price}", money(Math.max(count, guests.birthday) * prices.birthday))
      .replace("{tiered}", money(count * prices.tiered));
  };
  const book = (slot: string) => {
    free = free.filter((other) => other !== slot);
    say("answered", states.booked.replace("{slot}", slot));
    note(report.booked.replace("{slot}", slot));
    offer(new Map());
  };
  const reply = (answer: Answer, question: string) => {
    const { reply, next } = answer;
    const full = next === "slots" && free.length === 0;
    const cake = next === "cake" ? [cakeFor(question), reply, free.length > 0 ? states.taste : ""] : [reply];
    say("answered", full ? states.full : cake.filter(Boolean).join(" "));
    if (reachesPerson(answer) || full)
      noteQuestion(next === "order" ? report.ordered : report.passed, question);
    offer(new Map(next === "slots" || next === "cake" ? free.map((slot) => [slot, () => book(slot)]) : []));
  };
  /** Takes a message as the answer to what was just asked; false if it is none. */
  const answered = (message: string): boolean => {
    const choices = [...offered.keys()];
    const meant = offered.size > 0 ? choiceIn(message, choices, heard) : undefined;
    const chosen = meant === "yes" && choices.length === 1 ? 0 : meant;
    if (typeof chosen === "number") offered.get(choices[chosen] ?? "")?.();
    if (chosen === "no") {
      say("answered", states.declined);
      offer(new Map());
    }
    if (chosen === "yes") {
      const list = new Intl.ListFormat(locales[language], { type: "disjunction" });
      say("answered", states.again.replace("{choices}", list.format(choices)));
    }
    return chosen !== undefined;
  };

  form.addEventListener("reset", () => {
    free = slots;
    log.replaceChildren(...greeting);
    notes.querySelector("ul")?.replaceChildren();
    notes.hidden = true;
    restart.hidden = true;
    offer(new Map());
    field.focus();
  });

  return (message) => {
    const question = message.trim().slice(0, longestQuestion);
    if (field.value === message) field.value = "";
    if (question === "") return say("answered", states.empty);
    say("asked", question);
    restart.hidden = false;
    const pressed = offered.get(question);
    if (pressed) return pressed();
    if (answered(question)) return;

    const understood = understand(question);
    if (understood.kind === "answer") return reply(understood.answer, question);
    // With a number of guests, the sum names both kinds of cake.
    const cake = understood.kind === "which" && understood.answers.find(({ next }) => next === "cake");
    if (cake && cakeFor(question) !== "") return reply(cake, question);
    if (understood.kind === "which") {
      say("answered", states.which);
      return offer(
        new Map(understood.answers.map((answer) => [answer.label, () => reply(answer, question)])),
      );
    }
    say("answered", states.unsure);
    noteQuestion(report.passed, question);
    offer(new Map());
  };
}
