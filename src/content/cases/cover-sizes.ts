/** Size at which a case's cover is drawn, in pixels. */
export const coverSize = { width: 1600, height: 1000 } as const;

/** Widths in which every cover is stored as AVIF, in pixels. */
export const coverWidths = [480, 800, 1200, 1600] as const;

/** Width of the one WebP of a cover, for browsers that do not know AVIF. */
export const fallbackWidth = 800;
