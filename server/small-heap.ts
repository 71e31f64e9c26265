import { setFlagsFromString } from "node:v8";

// By default new objects get up to 48 MB before they are collected, of which a site of this size uses a tenth.
// To be imported before all else: what is loaded afterwards would have grown the heap already.
setFlagsFromString("--max-semi-space-size=4");
