/**
 * The element a script works on. Missing markup is a mistake in the page, and throws while the site is developed
 * and tested; a visitor's page goes on without the script.
 */
export function required<E extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): E | null {
  const element = root.querySelector<E>(selector);
  if (!element && import.meta.env.DEV) throw new Error(`nothing on the page is ${selector}`);
  return element;
}
