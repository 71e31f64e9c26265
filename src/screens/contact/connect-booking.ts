import { storedChoice } from "#src/consent/stored-choice.ts";
import { measure } from "#src/measurement/measure.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";
import { isProvider, messageOf, providers } from "#src/screens/contact/booking-providers.ts";

/** How long a calendar may take until the link takes its place, in milliseconds. */
const patience = 12_000;

/**
 * Shows the calendar in the page: once the visitor clicks on the button that says what is loaded from
 * whom, or when it comes near the window if they have agreed to that before.
 */
export function connectBooking(): void {
  const place = document.querySelector<HTMLElement>("[data-booking]");
  const button = place?.querySelector("button");
  const status = place?.querySelector<HTMLElement>("[role=status]");
  const { booking = "", provider = "", frameTitle = "" } = place?.dataset ?? {};
  if (!place || !button || !status || !isProvider(provider)) return;

  const { frameAddress, isReady, isFailed, isConfirmed, greeting } = providers[provider];
  const address = frameAddress(new URL(booking), location.hostname);

  button.hidden = false;
  button.addEventListener("click", show, { once: true });
  const settings = pageSettings();
  if (settings.consent && storedChoice(settings).choice?.embeds) showWhenNear();
  document.addEventListener("consent", ({ detail }) => {
    if (detail.embeds) showWhenNear();
  });

  function showWhenNear() {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        show();
      },
      { rootMargin: "200px" },
    );
    if (place) observer.observe(place);
  }

  function show() {
    if (!place || !button || !status || !place.contains(button)) return;
    const hadFocus = document.activeElement === button;
    const frame = document.createElement("iframe");
    frame.title = frameTitle;
    frame.referrerPolicy = "strict-origin";
    frame.sandbox.add(
      "allow-scripts",
      "allow-same-origin",
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    );
    frame.src = address.href;
    status.textContent = status.dataset["loading"] ?? "";
    place.dataset["state"] = "loading";
    button.replaceWith(frame);
    if (hadFocus) frame.focus();

    const settle = (state: "ready" | "failed") => {
      clearTimeout(timer);
      place.dataset["state"] = state;
      status.textContent = state === "failed" ? (status.dataset["failed"] ?? "") : "";
      if (state === "failed") frame.remove();
    };
    const timer = setTimeout(() => settle("failed"), patience);
    frame.addEventListener("load", () => {
      // A page of the browser's own, which says that nothing came, loads too: so the calendar's word counts.
      if (!isReady) settle("ready");
    });

    let confirmed = false;
    window.addEventListener("message", ({ origin, source, data }) => {
      if (origin !== address.origin || source !== frame.contentWindow || source === null) return;
      const message = messageOf(data);
      if (greeting?.isAwaited(message)) frame.contentWindow?.postMessage(greeting.message, address.origin);
      if (place.dataset["state"] === "loading") {
        if (isReady?.(message)) settle("ready");
        else if (isFailed?.(message)) settle("failed");
      }
      if (!confirmed && isConfirmed(message)) {
        confirmed = true;
        measure({ name: "booking_confirmed" });
      }
    });
  }
}
