/** A text with placeholders of these names, which `template()` has checked. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** Fills in a template. */
export function fillTemplate<Name extends string>(
  template: Template<Name>,
  values: Record<Name, string | number>,
): string;
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (written, name) => `${values[name] ?? written}`);
}

/** The same with what a page shows, as a list of texts and values. */
export function templateParts<Name extends string, Value>(
  template: Template<Name>,
  values: Record<Name, Value>,
): (string | Value)[];
export function templateParts(template: string, values: Record<string, unknown>): unknown[] {
  // At odd places are the names.
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}
