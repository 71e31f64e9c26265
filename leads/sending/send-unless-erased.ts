import type { SendMailOptions } from "nodemailer";
import type { SendMail } from "#leads/mail/transport.ts";
import type { LeadTable, Store } from "#leads/store/tables.ts";
import { whileStored } from "#leads/store/while-stored.ts";

/** Sends a mail about leads. If mails are written to files, none is written about a lead that has been erased. */
export async function sendUnlessErased(
  { store, sendMail }: { store: Store; sendMail: SendMail },
  mail: SendMailOptions,
  leads: LeadTable[],
): Promise<void> {
  const ids = [...new Set(leads.map(({ id }) => id))];
  await sendMail(mail, (rename) => whileStored(store, ids, rename));
}
