import { join } from "node:path";

/** The folder of the project; other files are named from it. */
export const projectFolder = join(import.meta.dirname, "../..");
