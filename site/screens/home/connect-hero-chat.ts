export const heroChatBehaviour = "hero-chat";

/** How long an answer stands before the next question, in milliseconds. */
const readingTime = 4000;

/** Asks each question once by itself, until somebody touches it; a touch of the question asks the next, and a sign in it the others. */
export function connectHeroChat(talk: HTMLElement): void {
  const picks = () => [...talk.querySelectorAll<HTMLInputElement>("input")];
  const next = () => {
    const all = picks();
    const place = all.findIndex(({ checked }) => checked);
    const pick = all[(place + 1) % all.length];
    if (pick) pick.checked = true;
    return pick;
  };
  let left = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : picks().length;
  const timer = setInterval(() => {
    if (left > 0) next();
    left -= 1;
    if (left <= 0) clearInterval(timer);
  }, readingTime);
  const stop = () => clearInterval(timer);
  talk.addEventListener("pointerdown", stop);
  talk.addEventListener("focusin", stop);
  talk.addEventListener("click", (event) => {
    // The bar of the question is whatever stands behind a pick.
    if (!(event.target instanceof Element) || !event.target.closest("input + *")) return;
    next()?.focus({ preventScroll: true });
  });
  offerMore(talk);
}

/** A button that asks what the page answers further down, too, in place of which it stands. */
function offerMore(talk: HTMLElement): void {
  const { more } = talk.dataset;
  const [first, ...shown] = talk.querySelectorAll("[data-exchange]");
  if (!more || !first) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = more;
  first.before(button);
  button.addEventListener("click", () => {
    const answers = [...document.querySelectorAll("[data-answer]")];
    const exchanges = answers.map((answer) => exchangeOf(answer, first));
    (shown.at(-1) ?? first).after(...exchanges);
    const pick = exchanges[0]?.querySelector("input");
    if (pick) pick.checked = true;
    pick?.focus({ preventScroll: true });
    button.remove();
  });
}

/** An answer of the list, as the bars say it. */
function exchangeOf(answer: Element, pattern: Element): Element {
  const exchange = document.createElement("div");
  exchange.append(...pattern.cloneNode(true).childNodes);
  exchange.className = pattern.className;
  const question = answer.querySelector("summary")?.textContent ?? "";
  const pick = exchange.querySelector("input");
  if (pick) pick.ariaLabel = question;
  const [asked, answered] = exchange.querySelectorAll("strong");
  asked?.replaceChildren(question);
  const [said, detail] = answer.querySelectorAll("p > span");
  answered?.replaceChildren(...(said?.cloneNode(true).childNodes ?? []));
  exchange.querySelector(".small")?.replaceChildren(...(detail?.cloneNode(true).childNodes ?? []));
  return exchange;
}
