import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

/** Renders an island on the server, hydrates it and waits for its effects. Fails on hydration mismatches. */
export async function renderIsland(island: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("div");
  place.innerHTML = renderToString(island);
  document.body.replaceChildren(place);
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, island, { onRecoverableError: (error) => problems.push(error) }),
  );
  onTestFinished(() => act(() => root.unmount()));
  if (problems.length > 0) throw problems[0];
  return place;
}

/** Finds the one element that matches; throws if there is none. */
export function getOnly<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E {
  const [element, ...others] = root.querySelectorAll<E>(selector);
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} of ${selector}`);
  return element;
}

/** Performs an action and waits for the island's updates. */
export async function actAndWait(action: () => unknown): Promise<void> {
  await act(async () => void (await action()));
}
