import type { Author, RecordDetails } from '@footnote/domain';
import { isbnOf, personNumberOf } from '../../../search/record-numbers.ts';
import { readAuthors, readPeople } from './authors.ts';
import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';
import { readFurtherDates } from './record-dates.ts';
import { withoutEmpty } from '../without-empty.ts';

/** Where the parts of a record lie that details are read from. */
interface DetailedRecord {
  /** The history of the record in PubMed. */
  history: XmlElement | null;
  /** The MedlineCitation, or the document of a book. */
  citation: XmlElement;
  /** The article in it; for a book the document itself. */
  article: XmlElement;
  /** The lists of identifiers of the article itself, not of its references. */
  identifiers: readonly (XmlElement | null)[];
}

/** Lists of PubMed Central and of its manuscripts; other identifiers have fields of their own. */
const CENTRAL: ReadonlySet<string> = new Set(['pmc', 'mid']);

/** What else a record can be found by; null where it names nothing of it. */
export function readDetails(record: DetailedRecord): RecordDetails | null {
  const { citation, article } = record;
  const country =
    plainText(find(citation, 'MedlineJournalInfo', 'Country')) ||
    plainText(find(article, 'Book', 'Publisher', 'PublisherLocation'));
  const interests = childrenOf(citation, 'CoiStatement').map(plainText).filter(Boolean).join(' ');
  const status = attribute(citation, 'Status');
  const details: RecordDetails = withoutEmpty({
    status,
    numbers: readNumbers(record),
    accessions: readAccessions(find(article, 'DataBankList')),
    country,
    editors: readEditors(article),
    investigators: readPeople(find(citation, 'InvestigatorList'), 'Investigator'),
    subjects: readPeople(find(citation, 'PersonalNameSubjectList'), 'PersonalNameSubject'),
    grants: readGrants(find(article, 'GrantList')),
    interests,
    ...readFurtherDates(record),
  });
  return Object.keys(details).length === 0 ? null : details;
}

function readNumbers({ citation, article, identifiers }: DetailedRecord): string[] {
  const central = identifiers
    .flatMap((list) => childrenOf(list, 'ArticleId'))
    .filter((identifier) => CENTRAL.has(attribute(identifier, 'IdType')));
  const journal = find(citation, 'MedlineJournalInfo', 'NlmUniqueID');
  const isbns = childrenOf(find(article, 'Book'), 'Isbn').map(plainText).map(isbnOf);
  const people = authorLists(article)
    .flatMap((list) => childrenOf(list, 'Author'))
    .flatMap((author) => childrenOf(author, 'Identifier'))
    .map(plainText)
    .map(personNumberOf);
  return [...new Set([...central.map(plainText), plainText(journal), ...isbns, ...people])].filter(Boolean);
}

function readAccessions(list: XmlElement | null): string[] {
  const accessions = childrenOf(list, 'DataBank').flatMap((bank) => {
    const name = plainText(find(bank, 'DataBankName'));
    const numbers = childrenOf(find(bank, 'AccessionNumberList'), 'AccessionNumber').map(plainText).filter(Boolean);
    return numbers.length === 0 ? [name] : numbers.map((number) => `${name}/${number}`);
  });
  return [...new Set(accessions)].filter(Boolean);
}

function authorLists(article: XmlElement): XmlElement[] {
  return [...childrenOf(article, 'AuthorList'), ...childrenOf(find(article, 'Book'), 'AuthorList')];
}

function readEditors(article: XmlElement): Author[] {
  return authorLists(article)
    .filter((list) => attribute(list, 'Type') === 'editors')
    .flatMap(readAuthors);
}

function readGrants(list: XmlElement | null): string[] {
  const grants = childrenOf(list, 'Grant').map((grant) =>
    childrenOf(grant, 'GrantID', 'Acronym', 'Agency', 'Country').map(plainText).filter(Boolean).join(', '),
  );
  return [...new Set(grants)].filter(Boolean);
}
