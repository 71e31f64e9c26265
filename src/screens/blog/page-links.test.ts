import { expect, test } from "vitest";
import { shownPages } from "#src/screens/blog/page-links.tsx";

test.each([
  [1, 2, [1, 2]],
  [1, 34, [1, 2, 34]],
  [3, 34, [1, 2, 3, 4, 34]],
  [17, 34, [1, 16, 17, 18, 34]],
  [34, 34, [1, 33, 34]],
])("page %i of %i links to its neighbours and to both ends", (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
