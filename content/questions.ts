/** Frequently asked questions; each language has its own. */
export interface Questions {
  title: string;
  items: Record<string, { question: string; answer: string }>;
}
