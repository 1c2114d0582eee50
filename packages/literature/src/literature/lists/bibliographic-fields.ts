import type { Article, Author } from '@footnote/domain';
import { withoutEmpty } from '../medline/without-empty.ts';

/** Far beyond any name, title of a journal or range of pages. */
const LONGEST_TEXT = 2_000;
const MAX_AUTHORS = 10_000;
/** Runs of spaces and controls, but no single space, of which every text has many. */
const UNTIDY = /(?: (?=[\s\p{Cc}])|(?! )[\s\p{Cc}])[\s\p{Cc}]*/gu;
const DATE = /^\d{4}(?:-\d\d){0,2}$/;

/** Who wrote an article, and where it stands. */
type Bibliography = Pick<
  Article,
  'authors' | 'authorsPartial' | 'journal' | 'volume' | 'issue' | 'pages' | 'publicationDate'
>;

/**
 * Reads from one object of JSON who wrote an article (`authors` of `{lastname, firstname}`, `authors_complete`) and where it
 * stands (`journal`, `journal_abbreviation`, `issn`, `volume`, `issue`, `pages`, `publication_date`). What is missing, no
 * text or too long is left out.
 */
export function bibliographicFields(fields: Readonly<Record<string, unknown>>): Bibliography {
  const text = (name: string) => shortText(fields[name]);
  const given = Array.isArray(fields['authors']) ? fields['authors'] : [];
  const date = text('publication_date');
  return {
    authors: given
      .slice(0, MAX_AUTHORS)
      .map(authorIn)
      .filter(({ lastname }) => lastname !== ''),
    ...completeness(fields['authors_complete'], given.length),
    journal: { title: text('journal'), abbreviation: text('journal_abbreviation'), issn: text('issn') },
    ...withoutEmpty({ volume: text('volume'), issue: text('issue'), pages: text('pages') }),
    publicationDate: DATE.test(date) ? date : '',
  };
}

function completeness(said: unknown, authors: number): Pick<Article, 'authorsPartial'> {
  if (authors > MAX_AUTHORS) return { authorsPartial: true };
  return typeof said === 'boolean' ? { authorsPartial: !said } : {};
}

function authorIn(value: unknown): Author {
  const fields: object = typeof value === 'object' && value !== null ? value : {};
  return {
    lastname: shortText(Reflect.get(fields, 'lastname')),
    firstname: shortText(Reflect.get(fields, 'firstname')).slice(0, 500),
  };
}

function shortText(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value.replaceAll(UNTIDY, ' ').trim() : '';
}
