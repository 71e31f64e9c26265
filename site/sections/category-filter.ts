/** The choice that shows every category. */
export const anyCategory = "all";

/** Keeps the category in the page's address, before the list is painted. Self-contained: it is inlined into the filter. */
export function connectCategoryFilter(): void {
  const filter = document.currentScript?.parentElement;
  const [all, ...choices] = filter?.querySelectorAll("input") ?? [];
  if (!filter || !all) throw new Error("the page offers no categories");
  const show = () => {
    const asked = new URLSearchParams(location.search).get("category");
    const choice = choices.find(({ value }) => value === asked) ?? all;
    choice.checked = true;
  };
  show();
  // On going back, browsers restore the last checked radio button, whatever the address says.
  for (const change of ["popstate", "pageshow"]) addEventListener(change, show);
  // Arrow keys choose each option they pass.
  let passing = false;
  filter.addEventListener("keydown", () => {
    passing = location.search !== "";
  });
  filter.addEventListener("pointerdown", () => {
    passing = false;
  });
  filter.addEventListener("change", () => {
    const choice = choices.find(({ checked }) => checked);
    const address = new URL(location.href);
    if (choice) address.searchParams.set("category", choice.value);
    else address.searchParams.delete("category");
    history[passing ? "replaceState" : "pushState"](null, "", address.pathname + address.search);
  });
}
