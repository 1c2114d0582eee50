import type { Article, Author } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';

function readPerson(person: XmlElement): Author {
  const part = (name: string) => plainText(find(person, name));
  const given =
    part('ForeName') || [part('FirstName'), part('MiddleName')].filter(Boolean).join(' ') || part('Initials');
  const family = [part('LastName'), part('Suffix')].filter(Boolean).join(' ');
  const group = part('CollectiveName');
  if (family !== '') return { lastname: family, firstname: given };
  return { lastname: group || given, firstname: '' };
}

/** The people of one list in printed order; superseded spellings (ValidYN="N") and empty entries are left out. */
export function readPeople(list: XmlElement | null, element: string): Author[] {
  return childrenOf(list, element)
    .filter((person) => attribute(person, 'ValidYN') !== 'N')
    .map(readPerson)
    .filter(({ lastname }) => lastname !== '');
}

/** The authors of one list in printed order. */
export function readAuthors(list: XmlElement | null): Author[] {
  return readPeople(list, 'Author');
}

/** `authorsPartial` where a list says that authors are missing from it, as many of the years 1984 to 1999 do; else nothing. */
export function readCompleteness(list: XmlElement | null): Pick<Article, 'authorsPartial'> {
  return attribute(list, 'CompleteYN') === 'N' ? { authorsPartial: true } : {};
}

/** Where the authors of a list work, each place once. */
export function readAffiliations(list: XmlElement | null): string[] {
  const places = childrenOf(list, 'Author').flatMap((author) => [
    // Records from before 2015 have one affiliation right under the author.
    ...childrenOf(author, 'Affiliation'),
    ...childrenOf(author, 'AffiliationInfo').flatMap((info) => childrenOf(info, 'Affiliation')),
  ]);
  return [...new Set(places.map(plainText).filter(Boolean))];
}
