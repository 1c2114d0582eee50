import type { RankTerm, Reading } from '@footnote/literature';

const MENTION_WEIGHT = 0.1;
/** Share for topics that only help to rank. */
const HELPING_SHARE = 0.35;
const MAX_TERMS_PER_TOPIC = 24;
const MAX_TERMS = 90;

/**
 * All names of the topics, with little weight each: of articles that treat the same topics, one that names them in many
 * ways is more about them. A search that lists everything close is better off without.
 */
export function topicMentions({ topics }: Reading): RankTerm[] {
  const mentions = topics.flatMap(({ terms, required }) =>
    terms.slice(0, MAX_TERMS_PER_TOPIC).map(({ text, weight }) => ({
      text,
      weight: MENTION_WEIGHT * weight * (required ? 1 : HELPING_SHARE),
    })),
  );
  return mentions.slice(0, MAX_TERMS);
}
