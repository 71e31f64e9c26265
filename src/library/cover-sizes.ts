/** Size at which a case's cover is drawn, in pixels. */
export const coverSize = { width: 1600, height: 1000 } as const;

/** Widths in which every cover is stored, in pixels. */
export const coverWidths = [480, 800, 1200] as const;
