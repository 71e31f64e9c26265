/** Providers that ignore dots before the sign. */
const dotless = /@(?:gmail|googlemail)\.com$/;

/** A mailbox however its address is dressed up: capitals, tags behind a plus, and dots where they do not count. */
export function mailboxKey(email: string): string {
  const address = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");
  if (!dotless.test(address)) return address;
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at).replaceAll(".", "")}@gmail.com`;
}
