/** An icon drawn from the mark, square. */
export interface IconFile {
  readonly path: `/${string}.png`;
  /** Pixels on a side. */
  readonly size: number;
  /** Width of the mark, as a share of the icon's. */
  readonly mark: number;
}

export const appleIcon: IconFile = { path: "/apple-touch-icon.png", size: 180, mark: 0.6 };

/** What the manifest offers; systems crop a maskable icon to its inner four fifths. */
export const manifestIcons = {
  small: { path: "/icon-192.png", size: 192, mark: 0.72 },
  large: { path: "/icon-512.png", size: 512, mark: 0.72 },
  maskable: { path: "/icon-maskable-512.png", size: 512, mark: 0.48 },
} as const satisfies Record<string, IconFile>;

/** Every icon that is drawn. */
export const iconFiles: readonly IconFile[] = [appleIcon, ...Object.values(manifestIcons)];

/** What browsers show on a tab: the drawing, or pixels where a browser takes no drawing. */
export const favicons = [
  { path: "/favicon.ico", sizes: "32x32" },
  { path: "/favicon.svg", type: "image/svg+xml" },
] as const;
