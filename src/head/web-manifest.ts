import { site } from "#site.config.ts";
import { colourOf } from "#src/head/colours.ts";
import { type IconFile, manifestIcons } from "#src/head/icons.ts";
import { type Language, locales } from "#src/languages.ts";
import { pathIn, pathOf } from "#src/routes.ts";

/** Path of a language's manifest: `/site.webmanifest`, `/en/site.webmanifest`. */
export function manifestPath(language: Language): string {
  return pathIn(language, "site.webmanifest");
}

/** Web app manifest, for adding the site to a phone's home screen. */
export function webManifest(language: Language, description: string) {
  const { small, large, maskable } = manifestIcons;
  const icon = ({ path, size }: IconFile, purpose: "any" | "maskable") => ({
    src: path,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const home = pathOf("home", language);
  return {
    id: home,
    name: site.brand,
    short_name: site.brand,
    description,
    lang: locales[language],
    dir: "ltr",
    start_url: home,
    scope: "/",
    display: "browser",
    background_color: colourOf("paper"),
    theme_color: colourOf("paper"),
    icons: [icon(small, "any"), icon(large, "any"), icon(maskable, "maskable")],
  };
}
