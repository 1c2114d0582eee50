/** What is known of a person's name. */
export interface PersonName {
  firstName?: string | null;
  lastName?: string | null;
  email: string;
}

const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

function names({ firstName, lastName }: PersonName): string[] {
  return [firstName, lastName].map((name) => name?.trim() ?? '').filter((name) => name !== '');
}

function firstLetter(text: string): string {
  const letter = FIRST_LETTER.exec(text)?.[0] ?? '';
  // Some letters become two when capitalised; the first of them is enough.
  return FIRST_LETTER.exec(letter.toUpperCase())?.[0] ?? '';
}

/** First and last name joined, else the e-mail (specification §2). */
export function displayName(person: PersonName): string {
  const joined = names(person).join(' ');
  return joined === '' ? person.email.trim() : joined;
}

/** Capitalised first letters of the names, else of the e-mail (specification §2); '' when there is no letter at all. */
export function initials(person: PersonName): string {
  const letters = names(person).map(firstLetter).join('');
  return letters === '' ? firstLetter(person.email) : letters;
}
