import { expect, test } from "vitest";
import { markUp } from "#site/content/articles/article-markup.ts";

test("headings link to themselves with ASCII anchors", () => {
  const { html } = markUp('<h2 id="étape-1--größe">Étape 1</h2>', "title");
  expect(html).toBe(
    '<h2 id="etape-1--grosse"><a class="line-on-hover" href="#etape-1--grosse">Étape 1</a></h2>',
  );
});

test("a table is in a scrollable region labelled by the heading above it, or by the title", () => {
  const table = "<table><thead><tr><th>x</th></tr></thead></table>";
  const { html } = markUp(`${table}<h3 id="b">B</h3>${table}`, "title");
  expect(html.match(/<div role="region" tabindex="0" aria-labelledby="\w+"><table>/g)).toEqual([
    '<div role="region" tabindex="0" aria-labelledby="title"><table>',
    '<div role="region" tabindex="0" aria-labelledby="b"><table>',
  ]);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
});

test("a checklist contains no form controls", () => {
  const { html } = markUp('<li class="task-list-item"><input type="checkbox" disabled> Photos</li>', "title");
  expect(html).toBe('<li class="task-list-item">Photos</li>');
});

test("column headers have a scope, empty ones are cells, and alignment needs no inline style", () => {
  const { html } = markUp('<th></th><th style="text-align: right">€</th>', "title");
  expect(html).toBe('<td></td><th scope="col" data-align="right">€</th>');
});
