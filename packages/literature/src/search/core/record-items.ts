import type { Article, Author, MeshHeading, ReadingParticular } from '@footnote/domain';
import { authorForms } from './author-forms.ts';

/** Subsets of PubMed that a record itself tells: how far NLM is with it, and what it has. */
export const RECORD_SUBSETS = [
  'medline',
  'pubmednotmedline',
  'inprocess',
  'publisher',
  'oldmedline',
  'pmc',
  'hasabstract',
  'hascois',
] as const;
export type RecordSubset = (typeof RECORD_SUBSETS)[number];

/** A value of a record as one item, after PubMed’s code for what it is, so that volume 8 is not page 8. */
export function particularItem(of: ReadingParticular, text: string): string {
  return `${of} ${text}`;
}

/** A subset as one item. */
export function subsetItem(subset: RecordSubset): string {
  return `sb ${subset}`;
}

function subsetsOf({ abstract, details = {} }: Article): RecordSubset[] {
  const status = details.status?.replaceAll('-', '').toLowerCase();
  const isIn: Partial<Record<RecordSubset, boolean>> = {
    pmc: details.numbers?.some((number) => number.startsWith('PMC')) ?? false,
    hasabstract: abstract.some(({ text }) => text !== ''),
    hascois: details.interests !== undefined,
  };
  return RECORD_SUBSETS.filter((subset) => subset === status || isIn[subset] === true);
}

/** What stands in a record beside its words: its subsets, volume, issue, pages, country, and people other than its authors. */
export function particularsOf(article: Article): string[] {
  const { volume = '', issue = '', pages = '', details = {} } = article;
  const { country = '', editors = [], investigators = [], subjects = [] } = details;
  const values: [ReadingParticular, string][] = [
    ['vi', volume],
    ['ip', issue],
    ['pg', pages],
    ['pl', country],
  ];
  const people: [ReadingParticular, readonly Author[]][] = [
    ['ed', editors],
    ['ir', investigators],
    ['ps', subjects],
  ];
  return [
    ...subsetsOf(article).map(subsetItem),
    ...values.filter(([, text]) => text !== '').map(([of, text]) => particularItem(of, text)),
    ...people.flatMap(([of, names]) => names.flatMap(authorForms).map((name) => particularItem(of, name))),
  ];
}

/** The numbers an article has elsewhere, beside its DOI and the ISSN; of an accession also the registry alone and the number alone. */
export function numbersOf({ pii = '', details = {} }: Article): string[] {
  const { numbers = [], accessions = [] } = details;
  const parts = accessions.flatMap((accession) => {
    const slash = accession.indexOf('/');
    return slash < 0 ? [accession] : [accession, accession.slice(0, slash), accession.slice(slash + 1)];
  });
  return [...new Set([pii, ...numbers, ...parts])].filter(Boolean);
}

/** A heading with a qualifier, as one item. */
export function qualifiedItem(heading: string, qualifier: string): string {
  return `${heading}/${qualifier}`;
}

/** Each heading with each of its qualifiers, and with those that are a major topic. */
export function qualifiedHeadings(mesh: readonly MeshHeading[]): { all: string[]; major: string[] } {
  const pairs = (qualifiersOf: (heading: MeshHeading) => readonly string[]) =>
    mesh.flatMap((heading) => qualifiersOf(heading).map((qualifier) => qualifiedItem(heading.descriptor, qualifier)));
  return {
    all: pairs(({ qualifiers }) => qualifiers),
    major: pairs(({ majorQualifiers = [] }) => majorQualifiers),
  };
}
