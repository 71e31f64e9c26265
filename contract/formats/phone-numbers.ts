import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number in international format, grouped as its country does; null if it is none of a known country's. */
export function internationalPhone(typed: string, country: string): string | null {
  if (!isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.formatInternational() : null;
}

/** What people write before an extension, beside what the library reads. */
const extensionWords = /\b(?:poste|interne|durchwahl|nebenstelle|apparat|app\.|dw)(?=[\s.:]*\d)/i;

/**
 * Where a click on a number leads (RFC 3966), its extension included; null for what is no number, or is none
 * that can be dialled from elsewhere.
 * @param country of whoever typed it, for a number without the country's code.
 */
export function visitorPhoneLink(typed: string, country: string): string | null {
  if (!isSupportedCountry(country)) return null;
  const text = typed.replace(extensionWords, "ext");
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isPossible()) return null;
  // A leading zero that changes nothing was left out, and the area code with it.
  const isLocal =
    !text.includes("+") &&
    parsePhoneNumberFromString(`0${text}`, country)?.nationalNumber === number.nationalNumber;
  return isLocal ? null : number.getURI();
}

/** The digits that all spellings of a number share: those after the country's code and the leading zero. */
export function nationalDigits(typed: string): string {
  const number = parsePhoneNumberFromString(typed.trim().replace(/^00/, "+"));
  return (number?.nationalNumber ?? typed.replace(/\D/g, "")).replace(/^0+/, "");
}
