/**
 * Finds an element that a script needs. If it is missing, development and tests throw; in production the script is
 * skipped and the page keeps working.
 */
export function requireElement<E extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): E | null {
  const element = root.querySelector<E>(selector);
  if (!element && import.meta.env.DEV) throw new Error(`nothing on the page is ${selector}`);
  return element;
}
