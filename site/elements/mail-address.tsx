import { site } from "#data/contract/facts/site.ts";

const [mailbox, domain = ""] = site.contact.email.split("@");
const labels = domain.split(".");

/** The agency's address, which may wrap before its domain and the end of that, and nowhere else. */
export function MailAddress() {
  return (
    <>
      {mailbox}
      <wbr />@{labels.slice(0, -1).join(".")}
      <wbr />.{labels.at(-1)}
    </>
  );
}
