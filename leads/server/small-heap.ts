import { setFlagsFromString } from "node:v8";

// By default, Node lets new objects take up to 48 MB before it collects them; a site of this size needs a tenth. Import
// this file first, because modules that are loaded before it grow the heap.
setFlagsFromString("--max-semi-space-size=4");
