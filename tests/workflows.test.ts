import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "..", ".github", "workflows");
const names = readdirSync(folder);

/** Errors that GitHub's own workflow parser reports. */
async function faultsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) {
    const template = await convertWorkflowTemplate(context, value);
    for (const { Message } of template.errors ?? []) context.error(value, Message);
  }
  return context.errors.getErrors().map(({ message }) => message);
}

describe("GitHub's parser", () => {
  test.each(names)("accepts %s", async (name) => {
    expect(await faultsOf(name, readFileSync(join(folder, name), "utf8"))).toEqual([]);
  });

  test.each([
    ["a key that does not exist", "on: push\njobs:\n  a:\n    runs-on: x\n    stepps: []\n"],
    [
      "a step of two kinds",
      "on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - { run: a, uses: b/c@v1 }\n",
    ],
    ["an unknown event", "on: pushed\njobs:\n  a:\n    runs-on: x\n    steps: [{ run: a }]\n"],
  ])("finds %s", async (_, content) => {
    expect(await faultsOf("wrong.yml", content)).not.toEqual([]);
  });
});

test("the workflow of a push runs the command that the README names for tests", () => {
  const workflow = readFileSync(join(folder, "test.yml"), "utf8");
  const readme = readFileSync(join(folder, "../../README.md"), "utf8");
  expect(workflow).toContain("npm test");
  expect(readme).toContain("npm test");
});
