const links = /\b(?:https?:\/\/|www\.)([^\s/"'<>[\]]+)/gi;

/** Hosts that a message links to, in lower case, without `www.` where a link begins with it. */
export function linkedHosts(message: string): string[] {
  return [...message.matchAll(links)].map(([, host = ""]) => host.toLowerCase());
}

export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
