/** A word that no column was made for. */
export const longWord = "Kundengewinnungsautomatisierungsdienstleistung";

/** A picture at hand wherever the pages are shown. */
export const picture = { widths: [], src: "/favicon.svg", width: 1200, height: 750 };
