/** If an element is missing, development and tests throw; in production its script is skipped. */
export function requireElement<E extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): E | null {
  const element = root.querySelector<E>(selector);
  if (!element && import.meta.env.DEV) throw new Error(`nothing on the page is ${selector}`);
  return element;
}
