import { unreachable, type Article, type Author } from '@footnote/domain';
import { articleAbbreviations } from '../core/article-abbreviations.ts';
import type { TextField } from '../query.ts';
import { stemWord } from '../text/stem-word.ts';
import { tokenise } from '../text/tokenise.ts';

/** The words of a text in their order. */
export const wordsOf = (text: string): string[] => tokenise(text).map(({ word }) => word);

const NAMED = new Set<TextField>([
  ...(['mesh', 'meshBroader', 'majorMesh', 'majorMeshBroader', 'qualifiers', 'keywords', 'authors'] as const),
  ...(['firstAuthor', 'lastAuthor', 'journal', 'substances', 'identifiers'] as const),
]);

/** The headings, names, identifiers and values among what fields hold. */
export function itemsOf(article: Article, fields: readonly TextField[]): string[] {
  return fields.flatMap((field) => itemsOfField(article, field));
}

function itemsOfField(article: Article, field: TextField): readonly string[] {
  const { mesh } = article;
  switch (field) {
    case 'mesh':
      return mesh.map(({ descriptor }) => descriptor);
    case 'qualifiedMesh':
      return mesh.flatMap(({ descriptor, qualifiers }) => qualifiers.map((one) => `${descriptor} ${one}`));
    case 'majorQualifiedMesh':
      return mesh.flatMap(
        ({ descriptor, majorQualifiers }) => majorQualifiers?.map((one) => `${descriptor} ${one}`) ?? [],
      );
    case 'identifiers':
      return [...textsOfField(article, field), article.pii ?? '', ...numbers(article)];
    case 'particulars':
      return particulars(article);
    case 'abbreviations':
      return articleAbbreviations(article).flatMap(({ short, long }) => {
        const stems = wordsOf(long).map(stemWord);
        return [short, ...stems.map((_, place) => [short, ...stems.slice(place)].join(' '))];
      });
    default:
      return NAMED.has(field) ? textsOfField(article, field) : [];
  }
}

/** “ClinicalTrials.gov/NCT1” is found as such, by the registry and by the number. */
function numbers({ details }: Article): string[] {
  const accessions = details?.accessions ?? [];
  return [...(details?.numbers ?? []), ...accessions.flatMap((one) => [one, ...one.split(/\/(.*)/)])];
}

/** “sb medline” for a record of that status, “sb pmc” for one with a number there. */
function subsets({ abstract, details }: Article): string[] {
  const found = [
    /^(?:medline|pubmed-not-medline|in-process|publisher|oldmedline)$/i
      .exec(details?.status ?? '')?.[0]
      .replaceAll('-', ''),
    (details?.numbers ?? []).join(' ').includes('PMC') ? 'pmc' : undefined,
    abstract.map(({ text }) => text).join('') === '' ? undefined : 'hasabstract',
    details?.interests === undefined ? undefined : 'hascois',
  ];
  return found.flatMap((subset) => (subset === undefined ? [] : [`sb ${subset}`]));
}

function particulars(article: Article): string[] {
  const { volume, issue, pages, details } = article;
  const people = (code: string, names: readonly Author[] = []) =>
    names.flatMap(namesOf).map((name) => `${code} ${name}`);
  const values = Object.entries({ vi: volume, ip: issue, pg: pages, pl: details?.country });
  return [
    ...subsets(article),
    ...values.flatMap(([code, text = '']) => (text === '' ? [] : [`${code} ${text}`])),
    ...people('ed', details?.editors),
    ...people('ir', details?.investigators),
    ...people('ps', details?.subjects),
  ];
}

/** The texts of fields; no phrase reaches from one into the next. */
export function textsOf(article: Article, fields: readonly TextField[]): string[] {
  return fields.flatMap((field) => textsOfField(article, field));
}

function textsOfField(article: Article, field: TextField): string[] {
  const { mesh, authors, journal, book } = article;
  const major = mesh.filter((heading) => heading.major);
  switch (field) {
    case 'title':
      return [article.title, article.vernacularTitle];
    case 'abstract':
      return article.abstract.map(({ text }) => text);
    case 'mesh':
      return mesh.flatMap(({ descriptor, qualifiers }) => [descriptor, ...qualifiers]);
    case 'meshBroader':
      return mesh.flatMap(broader);
    case 'majorMesh':
      return major.map(({ descriptor }) => descriptor);
    case 'majorMeshBroader':
      return major.flatMap(broader);
    case 'qualifiers':
      return mesh.flatMap(({ qualifiers }) => [...qualifiers]);
    case 'qualifiedMesh':
    case 'majorQualifiedMesh':
    case 'particulars':
    case 'abbreviations':
      return [];
    case 'grants':
      return [...(article.details?.grants ?? [])];
    case 'interests':
      return [article.details?.interests ?? ''];
    case 'keywords':
      return [...article.keywords];
    case 'authors':
      return authors.flatMap(namesOf);
    case 'firstAuthor':
      return authors.slice(0, 1).flatMap(namesOf);
    case 'lastAuthor':
      return authors.slice(-1).flatMap(namesOf);
    case 'affiliations':
      return [...(article.affiliations ?? [])];
    case 'journal':
      return [journal.title, journal.abbreviation, book?.title ?? '', book?.publisher ?? ''];
    case 'identifiers':
      return [article.doi, journal.issn];
    case 'substances':
      return [...(article.substances ?? [])];
    case 'population':
    case 'intervention':
    case 'comparison':
    case 'outcome':
      return article[field].split(' ; ');
    case 'bottomLine':
      return [article.bottomLine];
    default:
      return unreachable(field);
  }
}

/** “Dementia” for “Dementia, Vascular”. */
function broader({ descriptor }: { descriptor: string }): string[] {
  const parts = descriptor.split(', ');
  return parts.slice(1).map((_, place) => parts.slice(0, place + 1).join(', '));
}

/** “Smith John Albert”, “Smith j”, “Smith ja”. */
function namesOf({ lastname, firstname }: Author): string[] {
  if (firstname === '') return [lastname];
  const isInitials = /^\p{Lu}{1,4}$/u.test(firstname);
  const initials = isInitials ? Array.from(firstname) : wordsOf(firstname).map((word) => word.charAt(0));
  return [
    `${lastname} ${firstname}`,
    ...initials.map((_, place) => `${lastname} ${initials.slice(0, place + 1).join('')}`),
  ];
}
