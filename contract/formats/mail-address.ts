// Before the @ plain ASCII: `müller@` is nearly always a slip for `mueller@`, which only its sender can mend,
// and few mail servers take such an address (SMTPUTF8, RFC 6531).
const plainForm =
  /^(?=.{1,64}@)(?!.*=\?)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Whether a text is an email address; its domain may be in any script, as in `a@münchen.de`. */
export function isMailAddress(email: string): boolean {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  // Characters that would end the host when parsed as part of a URL.
  if (/[\s/?#:@%\\]/.test(domain)) return false;
  try {
    return plainForm.test(`${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`);
  } catch {
    return false;
  }
}
