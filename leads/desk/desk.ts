import type { actOnLead } from "#leads/actions/act-on-lead.ts";
import type { LeadLinks } from "#leads/actions/lead-links.ts";
import type { Clock } from "#leads/clock.ts";
import type { SignIn } from "#leads/desk/sign-in.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";
import type { Actor, StoreByPriority } from "#leads/store/tables.ts";

/** What the pages of the desk, and those behind mailed links, need. */
export interface Desk {
  stores: StoreByPriority;
  links: Pick<LeadLinks, "read">;
  signIn: SignIn;
  act: (leadId: string, action: LeadAction, who: Actor) => ReturnType<typeof actOnLead>;
}

export interface DeskDependencies {
  /** Throws while the database is not open. */
  open: () => Desk;
  /** Resolves once the database is open, and rejects if that takes too long. */
  untilOpen: () => Promise<void>;
  clock: Clock;
  trustedProxies: string[];
  hasDesk: boolean;
}
