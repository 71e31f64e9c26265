import styles from "./icon.module.css";

/** Interface icons from Lucide (ISC licence, see THIRD-PARTY-LICENCES.md). */
const paths = {
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-down": "M12 5v14M19 12l-7 7-7-7",
  "arrow-left": "M19 12H5M12 19l-7-7 7-7",
  "arrow-up-right": "M7 7h10v10M7 17 17 7",
  "chevron-down": "m6 9 6 6 6-6",
  book: "M12 6 2 4v15l10 2 10-2V4zM12 6v15",
  check: "M20 6 9 17l-5-5",
  close: "M18 6 6 18M6 6l12 12",
  document: "M5 3h9l5 5v13H5zM14 3v5h5M9 13h6M9 17h6",
  download: "M12 3v12M7 10l5 5 5-5M3 15v6h18v-6",
  facebook: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
  home: "m3 11 9-8 9 8M5 10v11h14V10",
  instagram: "M3 3h18v18H3zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M17 7h.01",
  linkedin: "M2 9h4v12H2zM2 4h4M10 21V9h4v2a5 5 0 0 1 8 4v6h-4v-6a2 2 0 0 0-4 0v6z",
  message: "M4 4h16v12H10l-5 5v-5H4z",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  people: "M16 21v-5H3v5M9.5 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M21 21v-5h-2M16 4.3a4 4 0 0 1 0 7.4",
  picture: "M3 4h18v16H3zM3 17l5-6 4 4 3-3 6 6M16 8h.01",
  play: "m7 4 13 8-13 8z",
  scale: "M12 3v18M7 21h10M4 7h16M5 7l-3 7h6zM19 7l-3 7h6z",
  search: "m21 21-4.3-4.3M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16",
  window: "M3 4h18v16H3zM3 9h18M6.5 6.5h.01",
  share: "M12 3v12M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7",
  tiktok: "M20 9a6 6 0 0 1-6-6v13a4 4 0 1 1-4-4",
  youtube: "M2 5h20v14H2zM10 9l5 3-5 3z",
} as const;

export type IconName = keyof typeof paths;

/** An interface icon at text size, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
