import { exportedDate } from '../export-date.ts';
import { exportedNames, spacedGiven, type ExportedName } from '../export-names.ts';
import { isOfPublicIndex } from '../export-rules.ts';
import { exportedAbstract, referenceKind, referenceNotes, type ExportedReference } from '../exported-reference.ts';
import { writtenPages } from '../page-range.ts';
import { singleLine } from '../single-line.ts';

/** A name of CSL-JSON. */
export type CslName = { family: string; given: string; suffix?: string } | { literal: string };

/** A reference of CSL-JSON 1.0: the fields Footnote writes. */
export interface CslItem {
  id: string;
  type: 'article-journal' | 'book' | 'chapter';
  title?: string;
  author?: CslName[];
  'container-title'?: string;
  'container-title-short'?: string;
  volume?: string;
  issue?: string;
  page?: string;
  publisher?: string;
  ISSN?: string;
  issued?: { 'date-parts': [number[]] };
  abstract?: string;
  DOI?: string;
  PMID?: string;
  URL?: string;
  language?: string;
  keyword?: string;
  note?: string;
  source?: string;
}

const TYPES = { article: 'article-journal', book: 'book', chapter: 'chapter' } as const;

/** References as CSL-JSON; fields that are not known are left out. */
export function cslItems(references: readonly ExportedReference[]): CslItem[] {
  return references.map(cslItem);
}

/** A reference as one item of CSL-JSON. */
export function cslItem(reference: ExportedReference): CslItem {
  const kind = referenceKind(reference);
  const { record } = reference;
  const author = exportedNames(reference).map(cslName);
  const issued = issuedOf(reference);
  const item: CslItem = { id: reference.id, type: TYPES[kind] };
  const texts = {
    title: reference.title,
    'container-title': kind === 'book' ? '' : reference.journal,
    'container-title-short': record?.journal.abbreviation ?? '',
    volume: record?.volume ?? '',
    issue: record?.issue ?? '',
    page: writtenPages(singleLine(record?.pages ?? ''), '-'),
    publisher: record?.book?.publisher ?? '',
    ISSN: record?.journal.issn ?? '',
    abstract: exportedAbstract(reference),
    DOI: reference.doi,
    PMID: reference.pmid,
    URL: reference.url,
    language: languageOf(record?.languages[0] ?? ''),
    keyword: (reference.imported?.keywords ?? []).join(', '),
    note: referenceNotes(reference).join(' '),
    source: isOfPublicIndex(reference) ? 'PubMed' : reference.source,
  };
  const known = Object.entries(texts).flatMap(([name, value]) => {
    const line = singleLine(value);
    return line === '' ? [] : [[name, line]];
  });
  return Object.assign(
    item,
    Object.fromEntries(known),
    author.length === 0 ? {} : { author },
    issued === null ? {} : { issued },
  );
}

function cslName(author: ExportedName): CslName {
  if (author.kind === 'group') return { literal: author.name };
  const { family, suffix } = author;
  return { family, given: spacedGiven(author), ...(suffix === '' ? {} : { suffix }) };
}

function issuedOf({ publication_date, date }: ExportedReference): CslItem['issued'] | null {
  const published = exportedDate(publication_date || date);
  if (published === null) return null;
  const { year, month, day } = published;
  return { 'date-parts': [[Number(year), ...(month === null ? [] : [month]), ...(day === null ? [] : [day])]] };
}

/** MEDLINE's three letters as CSL wants them ("ger" is "de"); '' for several languages and for none. */
function languageOf(code: string): string {
  if (!/^[a-z]{3}$/.test(code) || code === 'und' || code === 'mul') return '';
  return Intl.getCanonicalLocales(code)[0] ?? '';
}
