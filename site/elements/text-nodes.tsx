import type { Element, Nodes, RootContent } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Price } from "#site/elements/price.tsx";

interface TextProps {
  nodes: RootContent[];
  /** Components for elements that are drawn in another way than on pages. */
  components?: TextComponents;
}

export type TextComponents = Partial<Components>;

/** A text, or a part of one, as elements of a page. */
export function TextNodes({ nodes, components }: TextProps): ReactNode {
  return toJsxRuntime(
    { type: "root", children: nodes },
    {
      Fragment,
      jsx,
      jsxs,
      components: { ...pageComponents, ...components },
      passNode: true,
      ignoreInvalidStyle: true,
      tableCellAlignToStyle: false,
    },
  );
}

type Props<Tag extends "a" | "data" | "h2" | "img" | "table"> = ComponentProps<Tag> & {
  node?: Element | undefined;
};

const pageComponents: Partial<Components> = { data: AmountOf, img: TextImage, table: Table };

/** A price in every currency. */
function AmountOf({ node, ...props }: Props<"data">) {
  const amount = node?.data?.amount;
  return amount ? <Price amount={amount.money} language={amount.language} /> : <data {...props} />;
}

function TextImage({ node, title: _, alt = "", ...props }: Props<"img">) {
  const picture = node?.data?.picture;
  if (!picture) return <img {...props} alt={alt} />;
  const { avif, webp, src, sizes, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A table scrolls within its page. */
function Table({ node, ...props }: Props<"table">) {
  const labelledBy = node?.data?.labelledBy;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keyboard
    <div {...(labelledBy && { role: "region", "aria-labelledby": labelledBy })} data-scrolls="" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A heading that links to itself, unless there is a link in it. */
export function LinkedHeading({ node, children, ...props }: Props<"h2">) {
  const Tag = node?.tagName === "h3" ? "h3" : "h2";
  const { id } = props;
  return (
    <Tag {...props}>
      {node && hasLink(node) ? (
        children
      ) : (
        <a className="line-on-hover" href={`#${id}`}>
          {children}
        </a>
      )}
    </Tag>
  );
}

function hasLink(node: Nodes): boolean {
  if (node.type === "element" && node.tagName === "a") return true;
  return "children" in node && node.children.some(hasLink);
}
