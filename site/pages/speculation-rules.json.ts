import { speculationRules } from "#contract/serving/speculation.ts";

export const GET = () => Response.json(speculationRules);
