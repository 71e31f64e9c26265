import type { Root, RootContent } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { type TextComponents, TextNodes } from "#site/elements/text-nodes.tsx";

/** Attributes with the address of something that a text shows or leads to. */
const addressed = ["href", "src", "poster", "data"];

/**
 * A text of a page as feed readers show it: every address absolute, nothing that needs a style sheet, prices in the
 * first currency, and the chart, which is drawn by one, replaced by its `description`. It changes the text.
 */
export function feedHtml(nodes: RootContent[], pageUrl: string, description = ""): string {
  makeAbsolute(nodes, (address) =>
    URL.canParse(address) ? address : (URL.parse(address, pageUrl)?.href ?? address),
  );
  const components: TextComponents = {
    ...feedComponents,
    figure: ({ node, children }) => (
      <figure>{node?.data?.isChart ? <figcaption>{description}</figcaption> : children}</figure>
    ),
  };
  return renderToStaticMarkup(<TextNodes nodes={nodes} components={components} />);
}

const feedComponents: TextComponents = {
  data: ({ children }) => children,
  table: ({ node: _, ...props }) => <table {...props} />,
  // One address for all, in a format that every reader knows.
  img: ({ node: _, alt = "", ...props }) => <img {...props} alt={alt} />,
};

function makeAbsolute(children: RootContent[], absolute: (address: string) => string): void {
  const root: Root = { type: "root", children };
  visit(root, "element", ({ data, properties }) => {
    if (data?.picture) {
      const { src, width, height } = data.picture;
      Object.assign(properties, { src, width, height });
    }
    delete properties["style"];
    delete properties["tabIndex"];
    for (const name of addressed) {
      const value = properties[name];
      if (typeof value === "string") properties[name] = absolute(value);
    }
    const { srcSet } = properties;
    if (typeof srcSet === "string")
      properties["srcSet"] = srcSet
        .split(/,\s+/)
        .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
        .join(", ");
  });
}
