import { wordsIn } from "#src/formats/terms.ts";
import type { Language } from "#src/languages.ts";
import type { AssistantData } from "#src/screens/automation/assistant/assistant-data.ts";
import { type Answer, createAssistant, longestQuestion } from "#src/screens/automation/assistant/engine.ts";

/** Messages kept in the log. */
const longestLog = 60;

/** Returns what answers a message; nothing of it leaves the page. Throws if the answers cannot be loaded. */
export async function startConversation(form: HTMLFormElement): Promise<(message: string) => void> {
  const language = form.dataset["assistant"] as Language;
  const response = await fetch(`/assistant/${language}.json`);
  if (!response.ok) throw new Error(`the assistant's answers answer ${response.status}`);
  const { answers, states, report, slots }: AssistantData = await response.json();
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
    log.scrollTop = log.scrollHeight;
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
  const passOn = (question: string) => note(report.passed.replace("{question}", () => question));
  const book = (slot: string) => {
    free = free.filter((other) => other !== slot);
    say("answered", states.booked.replace("{slot}", slot));
    note(report.booked.replace("{slot}", slot));
    offer(new Map());
  };
  const reply = ({ reply, next }: Answer, question: string) => {
    const full = next === "slots" && free.length === 0;
    say("answered", full ? states.full : reply);
    if (next === "pass" || full) passOn(question);
    offer(new Map(next === "slots" ? free.map((slot) => [slot, () => book(slot)]) : []));
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
    const chosen = offered.get(question) ?? onlyMatch(offered, question);
    if (chosen) return chosen();

    const understood = understand(question);
    if (understood.kind === "answer") return reply(understood.answer, question);
    if (understood.kind === "which") {
      say("answered", states.which);
      return offer(
        new Map(understood.answers.map((answer) => [answer.label, () => reply(answer, question)])),
      );
    }
    say("answered", states.unsure);
    passOn(question);
    offer(new Map());
  };
}

/** The only choice that has a word of a short message: "Friday, please". */
function onlyMatch<Choice>(offered: Map<string, Choice>, message: string): Choice | undefined {
  const words = wordsIn(message.toLowerCase());
  const found = [...offered].filter(([text]) =>
    wordsIn(text.toLowerCase()).some((word) => word.length > 3 && words.includes(word)),
  );
  return words.length <= 5 && found.length === 1 ? found[0]?.[1] : undefined;
}
