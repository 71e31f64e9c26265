import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { isPublished, today } from "#contract/routes/publication.ts";

/**
 * The articles and cases of a site that a build leaves out, in a sentence with the day of each; null if there are none.
 */
export function unpublishedTexts(folder: string, day = today()): string | null {
  const waiting = globSync("{articles,cases}/*/facts.yaml", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const facts = Object(parse(readFileSync(join(folder, file), "utf8"))) as {
        draft?: boolean;
        date?: string;
      };
      if (isPublished(facts, day)) return [];
      return [`${dirname(file)} (${facts.draft ? "draft" : facts.date})`];
    });
  if (waiting.length === 0) return null;
  const subject =
    waiting.length === 1 ? "1 text is not published yet" : `${waiting.length} texts are not published yet`;
  return `${subject}: ${waiting.join(", ")}`;
}
