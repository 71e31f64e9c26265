import styles from "./info-blocks.module.css";

interface InfoBlocksProps {
  blocks: {
    key: string;
    /** A figure or a short name in large type. */
    value: string;
    title: string;
    text: string;
  }[];
}

/** Facts side by side, each below a figure or name in large type. */
export function InfoBlocks({ blocks }: InfoBlocksProps) {
  return (
    <ul className="tiles three-48 gap-6">
      {blocks.map(({ key, value, title, text }) => (
        <li className={styles.block} key={key}>
          <h3>{title}</h3>
          <p className={styles.value}>{value}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
