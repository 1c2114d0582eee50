import { abstractText } from './abstract.ts';
import type { ArticleWithContext, Author } from './article.ts';
import type { Citation } from './citation.schema.ts';
import { splitSentences } from './sentences.ts';

function authorName(author: Author | undefined): string {
  if (author === undefined) return '';
  return author.firstname === '' ? author.lastname : `${author.lastname} ${author.firstname}`;
}

/** Characters of a title that is taken from the text (specification §5: default text truncation). */
const BORROWED_TITLE = 255;

/** The title, or how the text begins where a list of abstracts gave none. */
function titleOf({ title, abstract }: ArticleWithContext): string {
  if (title !== '') return title;
  const opening = Array.from(splitSentences(abstract[0]?.text ?? '')[0]?.text ?? '');
  return opening.length <= BORROWED_TITLE ? opening.join('') : `${opening.slice(0, BORROWED_TITLE - 1).join('')}…`;
}

/** Languages of one article that are told. */
const MOST_LANGUAGES = 10;

function placeOf({
  journal,
  volume = '',
  issue = '',
  pages = '',
}: ArticleWithContext): Pick<Citation, 'journal_abbreviation' | 'volume' | 'issue' | 'pages'> {
  return {
    ...(journal.abbreviation === '' ? {} : { journal_abbreviation: journal.abbreviation }),
    ...(volume === '' ? {} : { volume }),
    ...(issue === '' ? {} : { issue }),
    ...(pages === '' ? {} : { pages }),
  };
}

/** Turns an article of the public index into the reference that answers, results and exports show. */
export function articleToCitation(article: ArticleWithContext): Citation {
  const has = (kind: string) => article.notices.some((notice) => notice.kind === kind);
  return {
    id: article.pmid,
    type: 'pubmed',
    pmid: article.pmid,
    title: titleOf(article),
    abstract: abstractText(article.abstract),
    first_author: authorName(article.authors[0]),
    authors: article.authors.map(({ firstname, lastname }) => ({ firstname, lastname })),
    // NLM says where authors are missing; other records often name the first few without a word.
    authors_partial: article.authorsPartial ?? article.origin !== 'medline',
    journal: article.book?.title ?? article.journal.title,
    ...placeOf(article),
    ...(article.languages.length === 0 ? {} : { languages: article.languages.slice(0, MOST_LANGUAGES) }),
    impact_factor: article.impact?.metric ?? null,
    publication_date: article.publicationDate,
    date: article.publicationDate,
    doi: article.doi,
    url: `https://pubmed.ncbi.nlm.nih.gov/${article.pmid}/`,
    path: '',
    source: 'pubmed',
    page: null,
    document_id: '',
    document: '',
    content: '',
    ml_p: article.population,
    ml_i: article.intervention,
    ml_c: article.comparison,
    ml_o: article.outcome,
    ml_b: article.bottomLine,
    ml_n: article.sampleSize,
    ml_type: article.studyType,
    impact_quartile: article.impact?.quartile ?? null,
    impact_source: article.impact?.source ?? '',
    retracted: has('retracted_by'),
    corrected: has('corrected_by'),
    concern: has('concern_by'),
    notices: article.notices.map(({ kind, pmid, note }) => ({ kind, pmid, note })),
    summarised: article.origin === 'starter',
  };
}
