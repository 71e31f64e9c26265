/** A rule of a `_headers` file. */
interface HeaderRule {
  /** A path; a `*` matches anything. */
  path: string;
  headers: Record<string, string>;
}

/** Parses a `_headers` file as static hosts do. */
export function headerRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [path = "", ...lines] = block.trim().split("\n");
      const headers = lines.map((line) => {
        const [name = "", ...value] = line.trim().split(": ");
        return [name, value.join(": ")] as const;
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/** The headers a static host sends for a path: those of every matching rule, joined. */
export function headersAt(rules: HeaderRule[], address: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const { path, headers } of rules) {
    const [start = "", end] = path.split("*");
    if (end === undefined ? address !== path : !(address.startsWith(start) && address.endsWith(end)))
      continue;
    for (const [name, value] of Object.entries(headers)) {
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return sent;
}
