import { type OriginField, sourceFields } from "#contract/hidden-fields.ts";

/** Where the visit started, by this tab's history. Nothing is stored; it is sent with the form only. */
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
