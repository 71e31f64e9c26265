/** What the service of leads answers is below it, on whatever host; proxies and static hosts pass it on. */
export const servicePrefix = "/functions/";

/** Where the contact form posts to. */
export const contactPath = `${servicePrefix}v1/send-contact-email`;

/** The links in the agency's mails. The proxies in deploy/ do not log it, because links contain tokens. */
export const leadPath = `${servicePrefix}v1/lead`;

/** The list of the desk. The pages of the leads are below it. */
export const deskPath = `${servicePrefix}v1/desk`;
