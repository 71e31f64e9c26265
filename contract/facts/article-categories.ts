/** Topics of the blog's filter, in order, with the categories of each. */
export const articleTopics = {
  found: ["seo", "branding", "social-media"],
  time: ["automation", "ai-tools", "whatsapp-marketing"],
  sales: ["email-marketing", "analytics", "cro"],
} as const;

export type ArticleTopic = keyof typeof articleTopics;

export type ArticleCategory = (typeof articleTopics)[ArticleTopic][number];

export const articleTopicKeys = Object.keys(articleTopics) as ArticleTopic[];

export const articleCategories: ArticleCategory[] = Object.values(articleTopics).flat();

/** The topic a category belongs to. */
export function topicOf(category: ArticleCategory): ArticleTopic {
  const topic = articleTopicKeys.find((key) => articleTopics[key].some((held) => held === category));
  if (!topic) throw new Error(`no topic holds ${category}`);
  return topic;
}
