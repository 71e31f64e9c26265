/** The front matter of a Markdown file. */
export function frontMatterOf(text: string): string {
  return text.split(/^---$/m)[1] ?? "";
}

/** The flat `name: value` lines of a file's front matter. */
export function frontMatterFields(yaml: string): Map<string, string> {
  return new Map(
    Array.from(yaml.matchAll(/^(\w+): *(.+)$/gm), ([, name = "", value = ""]) => [
      name,
      value.startsWith('"') ? String(JSON.parse(value)) : value.trim(),
    ]),
  );
}
