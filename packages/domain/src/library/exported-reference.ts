import type { Article, ArticleWithContext } from '../literature/article.ts';
import { articleToCitation } from '../literature/article-to-citation.ts';
import type { Citation } from '../literature/citation.schema.ts';
import { hasMoreAuthors } from '../literature/has-more-authors.ts';
import type { OtherField } from './saved/saved-reference.schema.ts';
import { singleLine } from './single-line.ts';
import { isOfPublicIndex } from './export-rules.ts';

/** What the index knows of an article beyond its citation and a reference manager can use. */
export type IndexRecord = Pick<
  Article,
  'journal' | 'book' | 'languages' | 'publicationTypes' | 'mesh' | 'volume' | 'issue' | 'pages' | 'pii'
>;

/** A reference on its way into a file; a bare citation is one, too. */
export type ExportedReference = Citation & { record?: IndexRecord; imported?: ImportedFields };

/** What a user's own file said of a reference beyond that, and leaves with it again. */
export interface ImportedFields {
  keywords: readonly string[];
  others: readonly OtherField[];
}

/** An article of the index as every writer of an export takes it. */
export function exportedReference(article: ArticleWithContext): ExportedReference {
  return { ...articleToCitation(article), record: article };
}

/** Whether a reference is an article of a journal, a whole book, or a part of one. */
export function referenceKind({ title, record }: ExportedReference): 'article' | 'book' | 'chapter' {
  const book = record?.book ?? null;
  if (book === null) return 'article';
  return withoutStop(book.title) === withoutStop(title) ? 'book' : 'chapter';
}

function withoutStop(title: string): string {
  return singleLine(title).replace(/\.$/, '').toLowerCase();
}

/** What a user should know before using a reference; each note is one sentence. */
export function referenceNotes(reference: Citation): string[] {
  const { retracted, concern, summarised } = reference;
  return [
    ...(retracted ? ['This article has been retracted.'] : []),
    ...(concern ? ['An expression of concern has been published about this article.'] : []),
    ...(summarised ? ["The abstract is Footnote's own summary, not the publisher's text."] : []),
    ...(hasMoreAuthors(reference) ? ['Not all authors may be named (et al.).'] : []),
  ];
}

/**
 * The abstract as a file may carry it: our own summary says so in its first words, because no field beside it is shown
 * wherever an abstract is.
 */
export function exportedAbstract({ abstract, summarised }: Citation): string {
  return summarised && abstract !== '' ? `[Summary by Footnote, not the publisher's abstract] ${abstract}` : abstract;
}

/** What may leave to a reference manager: articles of the public index (specification §5), and what a user brought from one. */
export function leavesToReferenceManagers(reference: ExportedReference): boolean {
  return isOfPublicIndex(reference) || reference.imported !== undefined;
}
