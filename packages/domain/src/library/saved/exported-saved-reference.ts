import { EMPTY_CITATION } from '../../literature/empty-citation.ts';
import type { ExportedReference } from '../exported-reference.ts';
import type { SavedReference } from './saved-reference.schema.ts';

/** A reference of the library that the index does not hold, as every writer of an export takes it. */
export function exportedSavedReference(saved: SavedReference, id: string): ExportedReference {
  const { pmid, doi, title, abstract, authors, journal, volume, issue, pages, publicationDate } = saved;
  const [first] = authors;
  return {
    ...EMPTY_CITATION,
    id,
    type: 'pubmed',
    pmid,
    doi,
    title,
    abstract,
    authors,
    authors_partial: false,
    first_author:
      first === undefined ? '' : `${first.lastname} ${first.firstname}`.trim().slice(0, 2_000).toWellFormed(),
    journal,
    ...(saved.journalAbbreviation === '' ? {} : { journal_abbreviation: saved.journalAbbreviation }),
    ...(volume === '' ? {} : { volume }),
    ...(issue === '' ? {} : { issue }),
    ...(pages === '' ? {} : { pages }),
    publication_date: publicationDate,
    date: publicationDate,
    url: saved.url === '' && pmid !== '' ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : saved.url,
    source: pmid === '' ? '' : 'pubmed',
    record: recordOf(saved),
    imported: { keywords: saved.keywords, others: saved.others },
  };
}

function recordOf(saved: SavedReference): NonNullable<ExportedReference['record']> {
  const { kind, title, journal, journalAbbreviation: abbreviation, issn, publisher, language } = saved;
  return {
    journal: { title: kind === 'book' ? '' : journal, abbreviation, issn },
    book: kind === 'article' ? null : { title: kind === 'book' ? title : journal, publisher },
    languages: language === '' ? [] : [language],
    publicationTypes: [],
    mesh: [],
    volume: saved.volume,
    issue: saved.issue,
    pages: saved.pages,
    pii: saved.pii,
  };
}
