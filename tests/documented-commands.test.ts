import { accessSync, constants, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { readCommand } from "#server/leads/read-command.ts";
import vitestConfig from "#vitest.config.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = ["README.md", "SECURITY.md", "docs/operations.md", "docs/settings.md", "docs/scaling.md"];

/** A line that starts with one of these is a command, wherever it stands. */
const programs =
  /^(?:sudo|sudoedit|orvane|npm|npx|node|docker|git|cp|chown|caddy|systemctl|systemd-analyze|journalctl|openssl|pg_restore|deploy\/\S+\.sh)(?: |$)/;

/**
 * Commands that need a real server, by their first words, with the sentence by which the documents admit that they were
 * not
 * tried; null for commands that every system has.
 */
const ofTheHost: Readonly<Record<string, string | null>> = {
  "docker compose": "Docker Engine and both compose files",
  "orvane/deploy/install.sh": "`install.sh`, the units",
  "sudoedit /etc/orvane.env": "`install.sh`, the units",
  "systemctl restart orvane": "`install.sh`, the units",
  "systemctl stop orvane": "`install.sh`, the units",
  "systemctl start orvane": "`install.sh`, the units",
  "systemd-analyze security": null,
  "journalctl -u orvane-backup": "`install.sh`, the units",
  "DOMAIN=orvane.example SITE=127.0.0.1:3000 caddy run": "Certificates from Let's Encrypt",
  pg_restore: "`deploy/back-up-postgres.sh`",
  "deploy/back-up-postgres.sh": "`deploy/back-up-postgres.sh`",
  "chown 65532:65532": null,
  "openssl rand": null,
  "git clone": null,
  "git pull": null,
  "cp ": null,
  "cd ": null,
};

/** The commands in a document; `&&` chains are split, comments and variable assignments removed. */
function commandsIn(document: string): string[] {
  const text = read(document);
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = ""]) => block.split("\n"));
  const spans = [...text.replaceAll(/```.*?```/gs, "").matchAll(/`([^`\n]+)`/g)]
    .map(([, span = ""]) => span)
    .filter((span) => programs.test(span.replace(/^(?:[A-Z_]+=\S+ )+/, "")));
  return [...blocks, ...spans]
    .map((line) => line.replace(/ +#.*$/, "").trim())
    .flatMap((line) => line.split(" && "))
    .map((command) => command.replace(/^sudo (?!-)/, ""))
    .filter((command) => command !== "");
}

/** The commands in the table of docs/operations.md, which leaves out the program's name. */
function tableCommands(): string[] {
  const [, table = ""] = /\| You want to \| Command \|\n(.*?)\n\n/s.exec(read("docs/operations.md")) ?? [];
  return table
    .split("\n")
    .map((row) => row.split("|")[2] ?? "")
    .flatMap((cell) => [...cell.matchAll(/`([a-z][^`]*)`/g)].map(([, words = ""]) => words))
    .filter((words) => !["csv", "json"].includes(words));
}

const scripts: Readonly<Record<string, string>> = JSON.parse(read("package.json")).scripts;
const npmWords = ["ci", "run", "start", "test"];
const projects = vitestConfig.test?.projects ?? [];

/** What is wrong with a command, as far as this machine can tell; null if only the host can run it. */
function faultOf(command: string): string | null {
  const words = command.replace(/^(?:[A-Z_]+=\S+ )+/, "").split(/\s+/);
  const [program = "", verb = ""] = words;
  if (program === "orvane") return orvaneFault(words.slice(1));
  if (program === "npm" && npmWords.includes(verb)) return npmFault(words.slice(1));
  if (program === "npx" && verb === "vitest") return vitestFault(words.slice(2));
  const isKnown = Object.keys(ofTheHost).some((start) => command.startsWith(start));
  if (!isKnown && /^deploy\/\S+\.sh$/.test(program)) return scriptFault(program);
  return isKnown ? null : "neither a command of this project nor named as one of a host";
}

function orvaneFault(words: readonly string[]): string | null {
  const [verb] = words;
  if (!verb || verb === "…") return null;
  if (new RegExp(`^${verb}\\) `, "m").test(read("deploy/orvane"))) return null;
  try {
    readCommand(words.map((word) => (word === "…" ? "somewhere" : word)));
    return null;
  } catch (error) {
    return String(error);
  }
}

function npmFault([verb, name]: readonly string[]): string | null {
  if (verb === "ci") return null;
  const script = verb === "run" ? name : verb;
  // In a subfolder's package, if the line has changed directory before.
  const isKnown =
    !script || script in scripts || read("bench/observatory/package.json").includes(`"${script}":`);
  return isKnown ? null : `no script ${script}`;
}

function vitestFault(words: readonly string[]): string | null {
  const project = words[words.indexOf("--project") + 1];
  const found = projects
    .map((one) => (typeof one === "object" && "test" in one ? one.test : undefined))
    .find((one) => one?.name === project);
  if (!found) return `no project ${project}`;
  const files = words.filter((word) => word.endsWith(".ts"));
  const included = new Set((found.include ?? []).flatMap((pattern) => globSync(pattern, { cwd: root })));
  const excluded = project === "unit" ? /\.integration\.test\.ts$/ : /^$/;
  const missing = files.filter((file) => !included.has(file) || excluded.test(file));
  return missing.length > 0 ? `${project} does not run ${missing.join(" ")}` : null;
}

function scriptFault(file: string): string | null {
  try {
    accessSync(join(root, file), constants.X_OK);
  } catch {
    return "is no program";
  }
  const tests = globSync("deploy/**/*.test.ts", { cwd: root }).map(read).join("\n");
  const name = file.slice(file.indexOf("/") + 1);
  return tests.includes(name) ? null : "is run by no test";
}

describe.each(documents)("the commands of %s", (document) => {
  test("exist, or are listed as depending on a host", () => {
    const wrong = commandsIn(document)
      .map((command) => [command, faultOf(command)] as const)
      .filter(([, fault]) => fault !== null);
    expect(wrong).toEqual([]);
  });
});

test("the command line accepts every command in the owner's table", () => {
  const commands = tableCommands();
  expect(commands.length).toBeGreaterThan(10);
  for (const words of commands) expect(() => readCommand(words.split(" ")), words).not.toThrow();
});

test("commands that depend on a host are documented as untried", () => {
  const said = documents.map(read).join("\n");
  for (const words of Object.values(ofTheHost)) if (words) expect(said).toContain(words);
});

test("files named in the documents exist", () => {
  const made = /^(deploy\/\.env|build\/|\.cache)/;
  for (const document of documents) {
    const named = [
      ...read(document).matchAll(/`((?:deploy|tests|docs|bench|server|contact|src|content)\/[\w./-]+)`/g),
    ];
    const missing = named
      .map(([, file = ""]) => file)
      .filter((file) => !made.test(file) && !existsSync(join(root, file)));
    expect(missing, document).toEqual([]);
  }
});

test("the compose files refer to services, files and settings that exist", () => {
  const base = parseYaml(read("deploy/compose.yaml"), { merge: true });
  const overlay = parseYaml(read("deploy/compose.postgres.yaml"), { merge: true });
  const example = read("deploy/orvane.env.example");
  expect(Object.keys(base.services)).toEqual(expect.arrayContaining(["site", "proxy", "backup"]));
  for (const { services } of [base, overlay]) {
    for (const service of Object.values<Record<string, unknown>>(services)) {
      const volumes = Array.isArray(service["volumes"]) ? service["volumes"].map(String) : [];
      for (const volume of volumes.filter((one) => one.startsWith("./"))) {
        expect(existsSync(join(root, "deploy", volume.split(":", 1)[0] ?? ""))).toBe(true);
      }
      const depends = service["depends_on"];
      const others = Array.isArray(depends) ? depends : Object.keys(depends ?? {});
      for (const other of others)
        expect({ ...base.services, ...overlay.services }).toHaveProperty(String(other));
    }
  }
  for (const key of ["SMTP_URL", "ALARM_TO"]) expect(example).toContain(key);
});
