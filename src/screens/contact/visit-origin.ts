import { type OriginField, sourceFields } from "#content/facts/contact-form.ts";

/**
 * Where the visit began, as the browser's own history of this tab knows it: its first page with its campaign, and
 * the host that linked here. Nothing is stored; it goes out with the form alone.
 */
export function visitOrigin(): Partial<Record<OriginField, string>> {
  const first = new URL(window.navigation?.entries()[0]?.url ?? location.href);
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const origin: Partial<Record<OriginField, string>> = { page: first.pathname };
  if (referrer && referrer.host !== location.host) origin.referrer = referrer.host;
  for (const field of sourceFields) {
    const value = field.startsWith("utm_") ? first.searchParams.get(field) : null;
    if (value) origin[field] = value;
  }
  return origin;
}
