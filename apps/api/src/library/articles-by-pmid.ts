import type { ArticleWithContext } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';

/** Articles looked up at once. */
const AT_ONCE = 500;

/** Articles of the index by their PMIDs, however many are asked for. */
export async function articlesByPmid(
  literature: Pick<LiteratureIndex, 'articles'>,
  pmids: readonly string[],
): Promise<Map<string, ArticleWithContext>> {
  const known = new Map<string, ArticleWithContext>();
  const asked = [...new Set(pmids)];
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a part after the other, so that little is held at once
    for (const article of await literature.articles(asked.slice(at, at + AT_ONCE))) known.set(article.pmid, article);
  }
  return known;
}
