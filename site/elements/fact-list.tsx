interface FactListProps {
  items: { key: string; title: string; text: string }[];
  className?: string | undefined;
}

/** Terms, each with what it stands for in a line or two. */
export function FactList({ items, className = "" }: FactListProps) {
  return (
    <dl className={`facts ${className}`}>
      {items.map(({ key, title, text }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
