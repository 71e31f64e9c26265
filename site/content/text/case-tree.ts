import type { Element, ElementContent, Root, RootContent } from "hast";
import { EXIT, visit } from "unist-util-visit";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { formatMetric, formatMetricInText, type Metric } from "#site/content/formats/metrics.ts";
import type { LinkTargets } from "#site/content/text/entry-links.ts";
import { locateNode } from "#site/content/text/markdown.ts";
import { isBlank, type Section, sectionsOf } from "#site/content/text/sections.ts";
import { textTree } from "#site/content/text/text-tree.ts";

const order =
  "expected sections with ## for challenge, solution and results, and a fourth if the case covers several services";

const sectionIds = ["challenge", "solution", "results", "services"];

interface CaseSource {
  source: Source;
  language: Language;
  targets: LinkTargets;
  metrics: Record<string, Metric>;
  figures: Record<string, Metric>;
}

/** The figures of a case by their keys, as its texts have them. */
export function caseValues({ metrics, figures, language }: Omit<CaseSource, "source" | "targets">) {
  return Object.fromEntries(
    Object.entries({ ...metrics, ...figures }).map(([key, figure]) => [
      key,
      formatMetricInText(figure, language),
    ]),
  );
}

/** The text of a case as a tree. Fails, naming the line, on what is wrong with it. */
export function caseTree({ source, language, targets, ...numbers }: CaseSource): Root {
  return textTree({
    source,
    language,
    targets,
    values: caseValues({ ...numbers, language }),
    sections: (index) => sectionIds[index],
    prepare: (tree) => {
      for (const item of caseParts(tree, source).results.items) setFigure(item, numbers.metrics, language);
    },
  });
}

/** Splits a case's text into its sections. Fails on any other structure, naming file and line. */
export function caseParts(tree: Root, source: Source) {
  const { opening, sections } = sectionsOf(tree);
  const fail = (node: RootContent | undefined, problem: string): never => {
    throw new ContentError(`${locateNode(source, node)}: ${problem}`);
  };
  const [challenge, solution, results, services, fifth] = sections;
  if (!isBlank(opening))
    fail(
      opening.find((node) => !isBlank([node])),
      `text stands above the first heading; ${order}`,
    );
  if (!challenge || !solution || !results) {
    const count = sections.length;
    return fail(sections.at(-1)?.heading, `the case ends after ${count} of its sections; ${order}`);
  }
  if (fifth) fail(fifth.heading, `a fifth section is one too many; ${order}`);
  const items = results.body.flatMap(itemsOf);
  if (items.length === 0)
    fail(results.heading, "the results are not a list; expected lines that begin with -");
  const other = results.body.find((node) => itemsOf(node).length === 0 && !isBlank([node]));
  if (other) fail(other, "a case shows the list of its results alone; move this to another section");
  return {
    challenge,
    solution,
    results: { heading: results.heading, items },
    services: services ? { heading: services.heading, items: subsections(services, fail) } : null,
  };
}

/** The items of a list, of which those with one paragraph are that. */
function itemsOf(list: RootContent): Element[] {
  if (list.type !== "element" || !/^[uo]l$/.test(list.tagName)) return [];
  return list.children
    .filter((child) => child.type === "element")
    .map((item) => {
      const [line, ...others] = item.children.filter((node) => !isBlank([node]));
      return line?.type === "element" && line.tagName === "p" && others.length === 0 ? line : item;
    });
}

function subsections({ heading, body }: Section, fail: (node: RootContent, problem: string) => never) {
  const parts: Section[] = [];
  const problem = "the services, the fourth section, need a heading with ### each, and text only below it";
  for (const node of body) {
    if (node.type === "element" && node.tagName === "h3") parts.push({ heading: node, body: [] });
    else if (parts.length > 0) parts.at(-1)?.body.push(node);
    else if (!isBlank([node])) fail(heading, problem);
  }
  return parts.length > 0 ? parts : fail(heading, problem);
}

/**
 * Sets the first metric that a result names, with the comma or full stop after it, large on a line of its
 * own.
 */
function setFigure(item: Element, metrics: Record<string, Metric>, language: Language): void {
  visit(item, "text", (node, index, parent) => {
    const match = [...node.value.matchAll(/\{(\w+)\}([.,]?)/g)].find(([, key = ""]) =>
      Object.hasOwn(metrics, key),
    );
    const [placeholder = "", key = "", mark = ""] = match ?? [];
    const metric = metrics[key];
    if (!match || !metric || parent?.type !== "element") return undefined;
    // The sentence says itself whether the figure rose or fell.
    const value = formatMetric("change" in metric ? { share: Math.abs(metric.change) } : metric, language);
    const { position } = node;
    const text = (written: string): ElementContent => ({
      type: "text",
      value: written,
      ...(position && { position }),
    });
    const before = node.value.slice(0, match.index).trimEnd();
    const after = node.value.slice(match.index + placeholder.length).trimStart();
    parent.children.splice(
      index ?? 0,
      1,
      ...(before ? [text(`${before} `)] : []),
      {
        type: "element",
        tagName: "strong",
        properties: { dataFigure: "" },
        children: [text(`${value}${mark}`)],
      },
      ...(after ? [text(` ${after}`)] : []),
    );
    return EXIT;
  });
}
