/** The choice that shows what is of any category. */
export const everything = "all";

/**
 * Keeps the chosen category in the page's address, and chooses what the address asks for, before the list is
 * painted. Self-contained: it is written into the page as text, below the choices.
 */
export function followCategory(): void {
  const filter = document.querySelector("fieldset:has(> label > [name=category])");
  const [all, ...choices] = filter?.querySelectorAll("input") ?? [];
  if (!filter || !all) throw new Error("the page offers no categories");
  const show = () => {
    const asked = new URLSearchParams(location.search).get("category");
    const choice = choices.find(({ value }) => value === asked) ?? all;
    choice.checked = true;
  };
  show();
  // Going back, browsers restore what was chosen last on the page, whatever its address.
  for (const change of ["popstate", "pageshow"]) addEventListener(change, show);
  filter.addEventListener("change", () => {
    const choice = choices.find(({ checked }) => checked);
    const address = new URL(location.href);
    if (choice) address.searchParams.set("category", choice.value);
    else address.searchParams.delete("category");
    history.pushState(null, "", address.pathname + address.search);
  });
}
