// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { followCategory } from "#src/sections/follow-category.ts";
import { actAndWait, getOnly } from "#tests/render-island.ts";

const box = (value: string) => getOnly<HTMLInputElement>(`[value="${value}"]`);
const chosen = () => getOnly<HTMLInputElement>(":checked").value;

beforeEach(() => {
  const choices = ["all", "cro", "design"].map(
    (value) => `<label><input type="radio" name="category" value="${value}"></label>`,
  );
  document.body.innerHTML = `<fieldset>${choices.join("")}</fieldset>`;
  box("all").checked = true;
});

test.each([
  ["", "all"],
  ["?category=cro", "cro"],
  ["?utm_source=mail&category=design", "design"],
  ["?category=", "all"],
  ["?category=all", "all"],
  ["?category=CRO", "all"],
  ["?category=%3Cscript%3E", "all"],
])("the query '%s' selects %s", (search, category) => {
  history.replaceState(null, "", `/en/portfolio${search}`);
  followCategory();
  expect(chosen()).toBe(category);
});

test.each([
  ["/realisations", "cro", "/realisations?category=cro"],
  ["/realisations?category=cro#testimonials", "design", "/realisations?category=design"],
  ["/realisations?category=cro", "all", "/realisations"],
  ["/en/portfolio?utm_source=mail&category=cro", "all", "/en/portfolio?utm_source=mail"],
])("%s with %s selected becomes %s", (address, category, expected) => {
  history.replaceState(null, "", address);
  followCategory();
  box(category).click();
  expect(location.pathname + location.search + location.hash).toBe(expected);
});

test("follows back navigation", async () => {
  history.replaceState(null, "", "/realisations");
  followCategory();
  box("design").click();
  const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await actAndWait(() => back);
  expect(chosen()).toBe("all");
});
