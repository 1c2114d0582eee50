import type { Article, Result } from '@footnote/domain';
import { err, ok, TEXT_LIMITS } from '@footnote/domain/core';
import { withEvidence } from './with-evidence.ts';
import type { RecordedArticle } from './recorded-article.ts';

/** Adds what an article's text shows, unless it is longer than any article's; the error says so in words that follow its name. */
export function articleWithinLimits(recorded: RecordedArticle): Result<Article, string> {
  const { title, vernacularTitle, abstract } = recorded;
  const parts = [
    { name: 'title', characters: Math.max(title.length, vernacularTitle.length), most: TEXT_LIMITS.articleTitle },
    {
      name: 'abstract',
      characters: abstract.reduce((sum, { label, text }) => sum + label.length + text.length, 0),
      most: TEXT_LIMITS.articleAbstract,
    },
  ];
  const long = parts.find(({ characters, most }) => characters > most);
  if (long === undefined) return ok(withEvidence(recorded));
  const [has, most] = [long.characters, long.most].map((count) => count.toLocaleString('en'));
  return err(`its ${long.name} has ${has} characters, more than the ${most} that are read`);
}
