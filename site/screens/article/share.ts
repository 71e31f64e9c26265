import { requireElement } from "#site/elements/require-element.ts";

/** Attributes of the share button: title and text to share, and the message shown after copying. */
export const shareAttributes = {
  title: "data-share",
  text: "data-share-text",
  copied: "data-copied",
  failed: "data-failed",
} as const;

/** Shows the share button; it opens the device's share dialog, or copies the address where there is none. */
export function connectShare(): void {
  const button = requireElement<HTMLButtonElement>(`button[${shareAttributes.title}]`);
  const status = button?.parentElement && requireElement("[role=status]", button.parentElement);
  if (!button || !status) return;
  const said = (name: keyof typeof shareAttributes) => button.getAttribute(shareAttributes[name]) ?? "";
  button.hidden = false;

  button.addEventListener("click", async () => {
    const url = location.origin + location.pathname;
    try {
      if ("share" in navigator) {
        await navigator.share({ title: said("title"), text: said("text"), url });
      } else {
        await copy(url);
        status.textContent = said("copied");
      }
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === "AbortError";
      if (!dismissed) status.textContent = said("failed");
    }
  });
}

async function copy(text: string): Promise<void> {
  // The clipboard API exists in secure contexts only.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error("no clipboard");
  await clipboard.writeText(text);
}
