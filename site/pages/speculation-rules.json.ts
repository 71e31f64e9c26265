import { speculationRules } from "#contract/speculation.ts";

export const GET = () => Response.json(speculationRules);
