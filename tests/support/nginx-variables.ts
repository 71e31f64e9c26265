type VariableMap = { source: string; lines: [sought: string, value: string][] };

/** What nginx gives a variable of its maps for a request. */
export function nginxVariables(text: string) {
  const maps = new Map(
    [...text.matchAll(/^map (\S+) (\$\w+) \{\n([\s\S]*?)\n\}$/gm)].map(
      ([, source = "", name = "", lines = ""]) => [
        name,
        { source: unquoted(source), lines: lines.split("\n").map(lineOf) } satisfies VariableMap,
      ],
    ),
  );

  return (name: string, address: string): string => {
    const [path = "", args = ""] = address.split("?");
    const variables: Record<string, string> = {
      $request_uri: address,
      $uri: decodeURIComponent(path),
      $args: args,
      $is_args: args && "?",
    };
    const filledIn = (template: string): string => template.replace(/\$\w+/g, contentOf);
    const contentOf = (variable: string): string => {
      const map = maps.get(variable);
      if (map === undefined) return variables[variable] ?? "";
      const source = filledIn(map.source);
      return filledIn(
        (map.lines.find(
          ([sought]) => sought !== "default" && sought.toLowerCase() === source.toLowerCase(),
        ) ??
          map.lines.find(([sought]) => matches(sought, source)) ??
          map.lines.find(([sought]) => sought === "default"))?.[1] ?? "",
      );
    };
    const matches = (sought: string, source: string): boolean => {
      const [, flags = "", expression] = /^~(\*?)(.+)$/s.exec(sought) ?? [];
      if (expression === undefined) return false;
      const match = new RegExp(expression, flags && "i").exec(source);
      for (const [group, part] of Object.entries(match?.groups ?? {})) variables[`$${group}`] = part ?? "";
      return match !== null;
    };
    return contentOf(name);
  };
}

function lineOf(line: string): [string, string] {
  const [, sought = "", value = ""] = /^ {2}("(?:\\.|[^"])*") ("(?:\\.|[^"])*");$/.exec(line) ?? [];
  if (sought === "") throw new Error(`nginx would not read this line: ${line}`);
  return [unquoted(sought), unquoted(value)];
}

const unquoted = (text: string) => text.replace(/^"|"$/g, "").replace(/\\([\\"])/g, "$1");
