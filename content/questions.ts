/** Questions with their answers; each language asks its own. */
export interface Questions {
  title: string;
  items: Record<string, { question: string; answer: string }>;
}
