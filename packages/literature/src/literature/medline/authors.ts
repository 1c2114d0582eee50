import type { Author } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from './element.ts';
import { plainText } from './plain-text.ts';

function readAuthor(author: XmlElement): Author {
  const part = (name: string) => plainText(find(author, name));
  const given =
    part('ForeName') || [part('FirstName'), part('MiddleName')].filter(Boolean).join(' ') || part('Initials');
  const family = [part('LastName'), part('Suffix')].filter(Boolean).join(' ');
  const group = part('CollectiveName');
  if (family !== '') return { lastname: family, firstname: given };
  return { lastname: group || given, firstname: '' };
}

/** The authors of one list in printed order; superseded spellings (ValidYN="N") and empty entries are left out. */
export function readAuthors(list: XmlElement | null): Author[] {
  return childrenOf(list, 'Author')
    .filter((author) => attribute(author, 'ValidYN') !== 'N')
    .map(readAuthor)
    .filter(({ lastname }) => lastname !== '');
}
