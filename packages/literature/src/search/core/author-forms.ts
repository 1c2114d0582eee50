import type { Author } from '@footnote/domain';
import { tokenise } from '../text/tokenise.ts';

const INITIALS = /^\p{Lu}{1,4}$/u;

/** The forms a name is found by: with the given names, and with their initials, one after the other. */
export function authorForms({ lastname, firstname }: Author): string[] {
  if (firstname === '') return [lastname];
  const initials = INITIALS.test(firstname)
    ? firstname
    : tokenise(firstname)
        .map((name) => name.word.slice(0, 1))
        .join('');
  // Whoever looks for “smith j” finds Smith JA too.
  const shorter = Array.from(initials).map((_, index, letters) => letters.slice(0, index + 1).join(''));
  return [...new Set([`${lastname} ${firstname}`, ...shorter.map((some) => `${lastname} ${some}`)])];
}
