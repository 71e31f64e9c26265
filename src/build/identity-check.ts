import { projectTypes } from "#content/facts/contact-form.ts";
import type { SiteConfig } from "#site.config.ts";

type Identity = Pick<SiteConfig, "url" | "booking" | "contact" | "measurement" | "contactEndpoint">;

/** The values of the identity file that end up in scripts and policies, each with the form it must have. */
export function wrongValues({ url, booking, contact, measurement, contactEndpoint }: Identity): string[] {
  const checks: readonly (readonly [name: string, value: string, isRight: boolean, form: string])[] = [
    ["url", url, isOrigin(url), "https://example.org, without a trailing slash"],
    ["booking.audit.url", booking.audit.url, isAddress(booking.audit.url), "an https:// address"],
    ["booking.call.url", booking.call.url, isAddress(booking.call.url), "an https:// address"],
    [
      "measurement.analyticsId",
      measurement.analyticsId,
      /^(G-[A-Z0-9]{6,12})?$/.test(measurement.analyticsId),
      "G-XXXXXXXXXX, or empty",
    ],
    [
      "measurement.pixelId",
      measurement.pixelId,
      /^(\d{15,16})?$/.test(measurement.pixelId),
      "15 or 16 digits, or empty",
    ],
    [
      "contactEndpoint",
      contactEndpoint,
      /^\/(?!\/)\S+$/.test(contactEndpoint) || isAddress(contactEndpoint),
      "a path or an https:// address",
    ],
    ...contact.routing.flatMap(({ projectTypes: routed = [] }, position) =>
      routed.map(
        (type) =>
          [
            `contact.routing[${position}].projectTypes`,
            type,
            projectTypes.some((known) => known === type),
            `one of ${projectTypes.join(", ")}`,
          ] as const,
      ),
    ),
  ];
  return checks
    .filter(([, , isRight]) => !isRight)
    .map(([name, value, , form]) => `${name} is ${JSON.stringify(value)}, not ${form}`);
}

/** @throws an error that names every value of the identity file that is not of its form. */
export function checkIdentity(identity: Identity): void {
  const wrong = wrongValues(identity);
  if (wrong.length > 0) throw new Error(`site.config.ts\n${wrong.join("\n")}`);
}

function isOrigin(text: string): boolean {
  return isAddress(text) && URL.parse(text)?.origin === text;
}

function isAddress(text: string): boolean {
  const { protocol, username } = URL.parse(text) ?? {};
  // Spaces, quotes and semicolons would end a source of the content security policy.
  return protocol === "https:" && username === "" && !/[\s;,"'<>]/.test(text);
}
