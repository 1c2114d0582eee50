import type { Article } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { issueDate, onlineDate, structuredDate } from './publication-date.ts';
import { withoutEmpty } from '../without-empty.ts';

/** When PubMed made a record and when it showed it; older files tell one day for both, and some none. */
export function readRecordDates(
  history: XmlElement | null,
  citation: XmlElement | null,
): Pick<Article, 'created' | 'entered'> {
  const created = dayOf(history, 'entrez') || structuredDate(find(citation, 'DateCreated'));
  const entered = dayOf(history, 'pubmed') || created;
  return withoutEmpty({ created, entered });
}

function dayOf(history: XmlElement | null, status: string): string {
  const dates = childrenOf(history, 'PubMedPubDate');
  return structuredDate(dates.find((date) => attribute(date, 'PubStatus') === status) ?? null);
}

/** When an article appeared in print and online, when its record was completed and when its headings were given; '' where the record does not tell. */
export function readFurtherDates({
  history,
  citation,
  article,
}: {
  history: XmlElement | null;
  citation: XmlElement;
  article: XmlElement;
}): Record<'printed' | 'online' | 'completed' | 'indexed', string> {
  const isPrinted = attribute(article, 'PubModel').startsWith('Print');
  return {
    printed: isPrinted ? issueDate(article) : '',
    online: onlineDate(article),
    completed: structuredDate(find(citation, 'DateCompleted')),
    indexed: dayOf(history, 'medline'),
  };
}
