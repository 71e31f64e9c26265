import { partOf } from "#site/elements/behaviours.ts";

export const shareBehaviour = "share";

/** Shows the share button; it opens the device's share dialog, or copies the address where there is none. */
export function connectShare(root: HTMLElement): void {
  const button = partOf<HTMLButtonElement>(root, "button");
  const status = partOf(root, "[role=status]");
  const { title = "", text = "", copied = "", failed = "" } = root.dataset;
  button.hidden = false;

  button.addEventListener("click", async () => {
    const url = location.origin + location.pathname;
    try {
      if ("share" in navigator) {
        await navigator.share({ title, text, url });
      } else {
        await copy(url);
        status.textContent = copied;
      }
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === "AbortError";
      if (!dismissed) status.textContent = failed;
    }
  });
}

async function copy(text: string): Promise<void> {
  // The clipboard API exists in secure contexts only.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error("no clipboard");
  await clipboard.writeText(text);
}
