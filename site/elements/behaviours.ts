/** The part of an element that its script cannot do without. @throws if it is not there */
export function partOf<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`no ${selector}`);
  return part;
}

/**
 * Connects a script to each element that names it in `data-behaviour`. What fails there is logged and leaves the other
 * scripts alone; in development and tests it throws, and so does a page without such an element unless that is
 * `"optional"`.
 */
export function connectAll<Root extends HTMLElement>(
  behaviour: string,
  connect: (root: Root) => void,
  need?: "optional",
): void {
  const roots = document.querySelectorAll<Root>(`[data-behaviour=${behaviour}]`);
  if (import.meta.env.DEV && roots.length === 0 && need !== "optional")
    throw new Error(`nothing on the page has the behaviour ${behaviour}`);
  for (const root of roots) {
    try {
      connect(root);
    } catch (error) {
      if (import.meta.env.DEV) throw error;
      console.error(error);
    }
  }
}
