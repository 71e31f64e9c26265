/** Providers that ignore dots in the local part. */
const dotless = /@(?:gmail|googlemail)\.com$/;

/**
 * Normalises an address to its mailbox: lower case, no plus tag, and no dots where the provider ignores them.
 */
export function mailboxKey(email: string): string {
  const address = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");
  if (!dotless.test(address)) return address;
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at).replaceAll(".", "")}@gmail.com`;
}
