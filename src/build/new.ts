// Run by `npm run new -- article|case|screen|language <name>`: creates the files of something new, with comments.
import { newArticle, newCase } from "#src/build/new-content.ts";
import { type Generator, InvalidName } from "#src/build/new-files.ts";
import { newLanguage } from "#src/build/new-language.ts";
import { newScreen } from "#src/build/new-screen.ts";

const kinds: Readonly<Record<string, Generator>> = {
  article: newArticle,
  case: newCase,
  screen: newScreen,
  language: newLanguage,
};

const [kind = "", name = ""] = process.argv.slice(2);
const write = kinds[kind];
if (!write || !name) {
  console.error("usage: npm run new -- article|case|screen|language <name>");
  process.exit(2);
}
try {
  const { files, next } = await write(process.cwd(), name);
  for (const file of files) console.log(file);
  console.log(`\n${next}`);
} catch (error) {
  if (!(error instanceof InvalidName)) throw error;
  console.error(error.message);
  process.exit(1);
}
