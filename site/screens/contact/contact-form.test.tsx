// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { ContactForm } from "#site/screens/contact/contact-form.tsx";
import { contactFormProps } from "#site/screens/contact/island-props.ts";
import { actAndWait, getOnly, renderIsland } from "#tests/support/render-island.ts";
import { sampleLead, samplePerson } from "#tests/support/sample-lead.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const props = contactFormProps(secondLanguage, samplePerson);
const form = () => renderIsland(<ContactForm {...props} />);
const button = () => getOnly<HTMLButtonElement>("button[type=submit]");
const notice = () => getOnly("#contact-notice");

const lead = { ...sampleLead, budget: "small" };

function fill(values: Record<string, string>) {
  const { elements } = getOnly<HTMLFormElement>("form");
  for (const [name, value] of Object.entries(values)) {
    const control = elements.namedItem(name);
    if (!control || !("value" in control)) throw new Error(`no field ${name}`);
    control.value = value;
  }
}

const send = () => actAndWait(() => button().click());

/** The request sent, and the service's response. */
const service = vi.fn<(body: Record<string, unknown>) => Promise<{ status: number; body: unknown }>>();
const keys = () => service.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => {
  service.mockReset().mockResolvedValue({ status: 200, body: { success: true } });
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    expect(address).toBe(props.endpoint);
    const answer = await service(JSON.parse(body));
    return Response.json(answer.body, { status: answer.status });
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  document.title = "Contact";
  history.replaceState(null, "", "/en/contact");
});

test("takes back an error once its field is mended, and no other", async () => {
  await form();
  fill({ ...lead, name: " Z ", email: "zoe" });
  await send();
  expect(service).not.toHaveBeenCalled();
  const email = getOnly<HTMLInputElement>("#contact-email");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const type = (text: string) =>
    actAndWait(() => {
      // React reads what was typed past its own setter.
      set?.call(email, text);
      email.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await type("zoe@");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  await type("zoe@bakery.example");
  expect(email.getAttribute("aria-invalid")).toBeNull();
  expect(getOnly("#contact-email-error").hidden).toBe(true);
  expect(getOnly("#contact-name").getAttribute("aria-invalid")).toBe("true");
});

test("says when to try again after too many requests, offers other ways and keeps what was typed", async () => {
  const wait = "Too many messages came from your connection: try again in 10 minutes.";
  service.mockResolvedValue({ status: 429, body: { success: false, error: "Too many", notice: wait } });
  await form();
  fill(lead);
  await send();
  expect(notice().textContent).toContain(wait);
  expect(notice().textContent).not.toContain(props.words.failure);
  expect(notice().innerHTML).toContain(props.phone.href);
  service.mockResolvedValue({ status: 500, body: {} });
  await send();
  expect(notice().textContent).toContain(props.words.failure);
  expect(notice().textContent).not.toContain(wait);
  expect(getOnly<HTMLTextAreaElement>("textarea").value).toBe(lead.message);
});

test("shows errors that only the service can find, reuses the key for the same text, and makes a new one for other text", async () => {
  service.mockResolvedValue({ status: 422, body: { errors: { email: "Invalid email address" } } });
  await form();
  fill(lead);
  await send();
  expect(getOnly("#contact-email-error").textContent?.trim()).toBe("Invalid email address");
  await send();
  fill({ message: "Please call me about something else." });
  await send();
  const [first, again, other] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
