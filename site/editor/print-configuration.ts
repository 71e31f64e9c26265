import { editorConfiguration } from "#site/editor/configuration.ts";

console.log(JSON.stringify(editorConfiguration()));
