/** The choice that shows what is of any category. */
export const everything = "all";

/**
 * Keeps the chosen category in the page's address, and chooses what the address asks for, before the list is
 * painted. Self-contained: it is written into the page as text, below the choices.
 */
export function followCategory(): void {
  const [all, ...choices] = document.querySelectorAll<HTMLInputElement>('input[name="category"]');
  if (!all) throw new Error("the page offers no categories");
  const show = () => {
    const asked = new URLSearchParams(location.search).get("category");
    const choice = choices.find(({ value }) => value === asked) ?? all;
    choice.checked = true;
  };
  show();
  // Going back, browsers restore what was chosen last on the page, whatever its address.
  for (const change of ["popstate", "pageshow"]) addEventListener(change, show);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "category") return;
    const address = new URL(location.href);
    if (target === all) address.searchParams.delete("category");
    else address.searchParams.set("category", target.value);
    history.pushState(null, "", address.pathname + address.search);
  });
}
