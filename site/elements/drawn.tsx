import { type Drawing, idPrefix } from "#site/content/svg-drawing.ts";

interface DrawnProps {
  drawing: Drawing;
  /** Keeps its ids apart from those of other drawings on the page. */
  place: string;
  className: string | undefined;
}

/** A drawing of the owner’s, decorative. */
export function Drawn({ drawing: { viewBox, shapes }, place, className }: DrawnProps) {
  const { x, y, width, height } = viewBox;
  return (
    <svg
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's drawing, from which SVGO has taken scripts and event handlers
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(idPrefix, `${place}-${idPrefix}`) }}
    />
  );
}
