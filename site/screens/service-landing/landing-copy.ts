import type { CopyOf } from "#contract/copy/copy-reader.ts";
import type { designCopy } from "#site/screens/service-landing/design.copy.ts";
import type { socialCopy } from "#site/screens/service-landing/social.copy.ts";

/** The copy of a landing page of a service sold in packages. */
export type LandingCopy = CopyOf<typeof designCopy | typeof socialCopy>;
