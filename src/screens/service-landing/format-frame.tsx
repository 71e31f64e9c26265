/** A picture format drawn to its proportions. Decorative: the numbers stand next to it. */
export function FormatFrame({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = 28 / Math.max(width, height);
  const frame = { width: width * scale, height: height * scale };
  return (
    <svg width="36" viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <rect x={(32 - frame.width) / 2} y={(32 - frame.height) / 2} {...frame} />
    </svg>
  );
}
