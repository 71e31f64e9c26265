import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number in international format, grouped as its country does; null if it is none of a known country's. */
export function internationalPhone(typed: string, country: string): string | null {
  if (!isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : null;
}

/** The digits that all spellings of a number share: those after the country's code and the leading zero. */
export function nationalDigits(typed: string): string {
  const number = parsePhoneNumberFromString(typed.trim().replace(/^00/, "+"));
  return (number?.nationalNumber ?? typed.replace(/\D/g, "")).replace(/^0+/, "");
}
