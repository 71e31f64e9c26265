import { keysOf } from "#contract/reader/records.ts";
import {
  type ArticleCategory,
  type ArticleTopic,
  articleTopics,
} from "#data/site/content/facts/article-topics.ts";

export const articleTopicKeys = keysOf(articleTopics);

export const articleCategories: ArticleCategory[] = Object.values(articleTopics).flat();

/** The topic a category belongs to. */
export function topicOf(category: ArticleCategory): ArticleTopic {
  const topic = articleTopicKeys.find((key) => articleTopics[key].includes(category));
  if (!topic) throw new Error(`no topic holds ${category}`);
  return topic;
}
