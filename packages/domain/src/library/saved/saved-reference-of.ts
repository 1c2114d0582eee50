import { articleToCitation } from '../../literature/article-to-citation.ts';
import type { ArticleWithContext } from '../../literature/article.ts';
import { EMPTY_REFERENCE, type SavedReference } from './saved-reference.schema.ts';

/** An article of the index as the library keeps it, in case the index should lose it. */
export function savedReferenceOf(article: ArticleWithContext): SavedReference {
  const { title, abstract, authors, journal, doi } = articleToCitation(article);
  const { book } = article;
  const kind = book === null ? 'article' : book.title === article.title ? 'book' : 'chapter';
  return {
    ...EMPTY_REFERENCE,
    kind,
    pmid: article.pmid,
    doi,
    title,
    abstract,
    authors,
    journal,
    journalAbbreviation: article.journal.abbreviation,
    issn: article.journal.issn,
    publisher: book?.publisher ?? '',
    volume: article.volume ?? '',
    issue: article.issue ?? '',
    pages: article.pages ?? '',
    pii: article.pii ?? '',
    publicationDate: /^\d{4}(-\d{2}(-\d{2})?)?$/.test(article.publicationDate) ? article.publicationDate : '',
    language: article.languages[0] ?? '',
    keywords: [...article.keywords],
  };
}
