import type { Citation } from '../literature/citation.schema.ts';
import { singleLine } from './single-line.ts';

/** An author as reference managers tell them apart. */
export type ExportedName =
  | { kind: 'group'; name: string }
  | {
      kind: 'person';
      family: string;
      given: string;
      /** "Jr", "3rd", or ''. */
      suffix: string;
    };

/** The suffixes that MEDLINE keeps apart and the index keeps with the family name. */
const SUFFIX = / (Jr|Sr|II|III|IV|2nd|3rd|4th|5th)\.?$/;

const INITIALS = /^\p{Lu}{2,4}$/u;

/** The authors of a reference in their order; entries without any name are left out. */
export function exportedNames({ authors }: Pick<Citation, 'authors'>): ExportedName[] {
  return authors.map(exportedName).filter((author) => (author.kind === 'group' ? author.name : author.family) !== '');
}

function exportedName({ firstname, lastname }: Citation['authors'][number]): ExportedName {
  const family = singleLine(lastname);
  const given = singleLine(firstname);
  if (given === '' || family === '') return { kind: 'group', name: family || given };
  const suffix = SUFFIX.exec(family)?.[1] ?? '';
  return { kind: 'person', family: suffix === '' ? family : family.replace(SUFFIX, ''), given, suffix };
}

/** Given names with initials apart ("JJV" gives "J. J. V."), as formats need them that shorten given names themselves. */
export function spacedGiven({ given, family }: { given: string; family: string }): string {
  // Where the family name is all capitals, too, so may be a whole given name.
  const areInitials = INITIALS.test(given) && family !== family.toUpperCase();
  return areInitials ? Array.from(given, (initial) => `${initial}.`).join(' ') : given;
}

/** Initials of given names without stops ("John J V" and "JJV" both give "JJV"). */
export function initialsOf(given: string): string {
  if (INITIALS.test(given)) return given;
  const parts = given.split(/[\s.‐-]+/u).filter((part) => part !== '');
  return parts.map((part) => Array.from(part)[0]?.toUpperCase() ?? '').join('');
}
