import { z } from "zod";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";

/** The key of a service on offer. */
export const service = z
  .custom<ServiceKey>(
    (key) => serviceKeys.some((known) => known === key),
    `expected a service of facts/services.yaml: ${serviceKeys.join(", ")}`,
  )
  .meta({ enum: [...serviceKeys] });
