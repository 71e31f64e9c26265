/** Shows the share button and lets it share the page, or copy its address where the device cannot share. */
export function connectShare(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-share]");
  const status = button?.parentElement?.querySelector("[role=status]");
  if (!button || !status) return;
  button.hidden = false;

  button.addEventListener("click", async () => {
    const { share: title = "", shareText: text = "", copied = "", failed = "" } = button.dataset;
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
  // Browsers offer the clipboard in secure contexts only.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error("no clipboard");
  await clipboard.writeText(text);
}
