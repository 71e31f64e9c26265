export interface IconFile {
  path: `/${string}.png`;
  size: number;
  /** Longer side of the mark relative to the icon. */
  mark: number;
}

export const appleIcon: IconFile = { path: "/apple-touch-icon.png", size: 180, mark: 0.6 };

/** Icons listed in the manifest; systems crop a maskable icon to its inner four fifths. */
export const manifestIcons = {
  small: { path: "/icon-192.png", size: 192, mark: 0.72 },
  large: { path: "/icon-512.png", size: 512, mark: 0.72 },
  maskable: { path: "/icon-maskable-512.png", size: 512, mark: 0.48 },
} as const satisfies Record<string, IconFile>;

export const iconFiles: IconFile[] = [appleIcon, ...Object.values(manifestIcons)];

/** Icons for browser tabs: SVG, or ICO for browsers without SVG support. */
export const favicons = [
  { path: "/favicon.ico", sizes: "32x32" },
  { path: "/favicon.svg", type: "image/svg+xml" },
] as const;
