import { type Drawing, idPrefix } from "#site/content/svg-drawing.ts";

interface InlineSvgProps {
  drawing: Drawing;
  /** Keeps its ids apart from those of other drawings on the page. */
  place: string;
  className: string | undefined;
}

/** A drawing of the owner’s, decorative. */
export function InlineSvg({ drawing: { viewBox, shapes }, place, className }: InlineSvgProps) {
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
