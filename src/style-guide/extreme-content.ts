/** A word longer than any column. */
export const longWord = "Kundengewinnungsautomatisierungsdienstleistung";

/** A picture that exists wherever the style guide runs. */
export const picture = { widths: [], src: "/favicon.svg", width: 1200, height: 750 };
