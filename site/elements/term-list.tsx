import type { ComponentProps, ReactNode } from "react";

/** A term and what it stands for, in a `dl` of class `facts`. */
export function Fact({ term, ...meaning }: { term: ReactNode } & ComponentProps<"dd">) {
  return (
    <div>
      <dt>{term}</dt>
      <dd {...meaning} />
    </div>
  );
}

/** Facts of one kind, as many as there are. */
export function FactList({ items }: { items: Record<string, { title: string; text: ReactNode }> }) {
  return (
    <dl className="facts">
      {Object.entries(items).map(([key, { title, text }]) => (
        <Fact key={key} term={title}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}
