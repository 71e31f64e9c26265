import { siteFolder } from "#contract/site-folder.ts";
import { Html } from "#site/elements/html.tsx";
import styles from "./flag.module.css";

const flags = import.meta.glob<string>("@content/flags/*.svg", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** A country's flag at text height, if it is drawn; decorative, because the country's name stands next to it. */
export function Flag({ country }: { country: string }) {
  const flag = flags[`/${siteFolder}/flags/${country}.svg`];
  return flag === undefined ? null : <Html className={styles.flag} html={flag} aria-hidden="true" />;
}
