import { setFlagsFromString } from "node:v8";

// By default Node lets new objects take up to 48 MB before it collects them; a site of this size needs a
// tenth of that. Import this first, because modules loaded earlier would already have grown the heap.
setFlagsFromString("--max-semi-space-size=4");
