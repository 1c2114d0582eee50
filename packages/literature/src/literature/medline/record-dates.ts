import type { Article } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from './element.ts';
import { structuredDate } from './publication-date.ts';

/** When PubMed made a record and when it showed it; older files tell one day for both, and some none. */
export function readRecordDates(
  history: XmlElement | null,
  citation: XmlElement | null,
): Pick<Article, 'created' | 'entered'> {
  const dates = childrenOf(history, 'PubMedPubDate');
  const dated = (status: string) =>
    structuredDate(dates.find((date) => attribute(date, 'PubStatus') === status) ?? null);
  const created = dated('entrez') || structuredDate(find(citation, 'DateCreated'));
  const entered = dated('pubmed') || created;
  return { ...(created === '' ? {} : { created }), ...(entered === '' ? {} : { entered }) };
}
