export interface IconFile {
  path: `/${string}.png`;
  size: number;
  /** Longer side of the mark relative to the icon. */
  mark: number;
}

export const appleIcon: IconFile = { path: "/apple-touch-icon.png", size: 180, mark: 0.6 };

/** For search engines. */
export const logoIcon: IconFile = { path: "/icon-512.png", size: 512, mark: 0.72 };

export const iconFiles = [appleIcon, logoIcon];

/** Icons for browser tabs: SVG, or a picture for browsers without SVG support. */
export const favicons = [
  { path: "/favicon.ico", sizes: "48x48" },
  { path: "/favicon.svg", type: "image/svg+xml" },
] as const;
