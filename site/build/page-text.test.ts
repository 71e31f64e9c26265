import { expect, test } from "vitest";
import { pageText } from "#site/build/page-text.ts";

const linesOf = (main: string) =>
  pageText(`<main data-searchable><h1>Title</h1>${main}</main>`)?.sections.map(({ text }) => text);

test("adjacent labels are separate words, a name that may wrap is one", () => {
  expect(linesOf("<p><b>WhatsApp</b><i>Write</i></p>")).toEqual(["WhatsApp Write"]);
  expect(linesOf("<p>whatsapp_<wbr>click</p>")).toEqual(["whatsapp_click"]);
  expect(linesOf('<p>by (<span class="whole">e-mail</span>)</p>')).toEqual(["by (e-mail)"]);
});

test("every price of a sentence is kept, in its first currency", () => {
  const price = (amount: number) =>
    `<span><span data-amount="EUR">${amount} €</span><span data-amount="USD">${amount} $</span></span>`;
  const sentence = `<p>From ${price(1)} to (${price(2)}), or <b>${price(3)}</b>.</p>`;
  expect(linesOf(sentence)).toEqual(["From 1 € to (2 €), or 3 €."]);
});
