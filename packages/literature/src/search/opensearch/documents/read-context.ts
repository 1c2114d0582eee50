import type { ArticleWithContext, Notice } from '@footnote/domain';
import { isNoticeKind, mergeNotices, mirroredNotice } from '../../core/notice-links.ts';
import { isPmid } from '../../core/identifiers.ts';
import { everyDocument, readArticles } from './held-articles.ts';
import type { IndexPlace } from '../index-place.ts';
import { impactOf, readImpacts } from './journal-impacts.ts';

/** Articles in the order asked for, joined with what others say of them and with their journals' metrics. */
export async function readWithContext(place: IndexPlace, pmids: readonly string[]): Promise<ArticleWithContext[]> {
  const known = pmids.filter(isPmid);
  if (known.length === 0) return [];
  const [held, mirrored] = await Promise.all([readArticles(place, known), mirroredNotices(place, known)]);
  const impacts = await readImpacts(
    place,
    [...held.values()].map(({ article }) => article.journal.issn),
  );
  return known.flatMap((pmid) => {
    const article = held.get(pmid)?.article;
    if (article === undefined) return [];
    const notices = mergeNotices(article.notices, mirrored.get(pmid) ?? []);
    return { ...article, notices, impact: impactOf(article, impacts) };
  });
}

/** What other articles say of each, seen from it. */
async function mirroredNotices(place: IndexPlace, pmids: readonly string[]): Promise<Map<string, Notice[]>> {
  const asked = new Set(pmids);
  const mirrored = new Map<string, Notice[]>();
  const query = { terms: { noticeTargets: [...asked] } };
  for await (const page of everyDocument<{ notices: string }>(place, { query, fields: ['notices'] }))
    for (const { pmid: source, source: fields } of page) {
      const notices: Notice[] = JSON.parse(fields.notices);
      for (const notice of notices) {
        if (!asked.has(notice.pmid) || notice.pmid === source || !isNoticeKind(notice.kind)) continue;
        mirrored.set(notice.pmid, [...(mirrored.get(notice.pmid) ?? []), mirroredNotice(source, notice)]);
      }
    }
  return mirrored;
}
