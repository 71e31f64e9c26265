/** Hides what is not in a category while it is chosen. In the head, because it depends on which categories there are. */
export const categoryStyles = (categories: readonly string[]): string =>
  categories
    .map(
      (key) =>
        `main:has([name=category][value="${key}"]:checked) [data-categories]:not([data-categories~="${key}"]){display:none}`,
    )
    .join("");
