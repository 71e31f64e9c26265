import { placeIn } from "#src/content/file-problems.ts";
import { defaultLanguage, languages, loadLocalized } from "#src/languages.ts";

interface AddressFile {
  readonly addresses: Readonly<Record<string, string>>;
  readonly furtherAddresses: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with the addresses: missing, no path, or taken by another screen. */
export async function addressProblems(): Promise<readonly string[]> {
  const files = await loadLocalized(
    (language): Promise<AddressFile> => import(`../../content/copy/${language}/addresses.ts`),
  );
  const taken = new Map<string, string>();
  return languages.flatMap((language) => {
    const { addresses, furtherAddresses } = files[language];
    const file = `content/copy/${language}/addresses.ts`;
    const placeOfScreen = (screen: string) => placeIn(file, "const addresses", `  ${screen}: `);
    const problems = Object.keys(files[defaultLanguage].addresses)
      .filter((screen) => addresses[screen] === undefined)
      .map(
        (screen) =>
          `${placeOfScreen(screen)}: ${screen} is missing; every screen has an address in each language`,
      );
    for (const [screen, paths] of [...Object.entries(addresses), ...Object.entries(furtherAddresses)]) {
      for (const path of [paths].flat()) {
        const other = taken.get(path);
        taken.set(path, `${screen} in ${language}`);
        if (!path.startsWith("/")) {
          const place = placeIn(file, `"${path}"`);
          problems.push(`${place}: ${screen} is "${path}"; expected is a path such as /${screen}`);
        } else if (other !== undefined) {
          problems.push(`${placeOfScreen(screen)}: ${path} is the address of ${other} already`);
        }
      }
    }
    return problems;
  });
}
