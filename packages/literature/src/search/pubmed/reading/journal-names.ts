import { journalsBy, looseKey, nameKey, plainTitle, type JournalNames } from './journal-table.ts';

/**
 * Every form a journal may stand under in a record, the given one first: NLM's abbreviation, its title, the title without
 * what tells namesakes apart, each with and without “The”. A name that NLM's list has not is given back with and without
 * “The”.
 */
export function journalForms(name: string): string[] {
  const names = [name, ...journalsNamed(name).flatMap(namesOf)];
  const forms = new Map<string, string>();
  for (const form of names.flatMap((one) => [one, otherArticle(one)]))
    if (!forms.has(nameKey(form))) forms.set(nameKey(form), form);
  return [...forms.values()];
}

/** By abbreviation, which hardly two journals share, before a title, before what is only like one. */
function journalsNamed(name: string): readonly JournalNames[] {
  const title = () => [nameKey(name), nameKey(otherArticle(name))].flatMap((key) => journalsBy('title', key));
  const ways = [() => journalsBy('abbreviation', nameKey(name)), title, () => journalsBy('looseName', looseKey(name))];
  for (const way of ways) {
    const journals = way();
    if (journals.length > 0) return journals;
  }
  return [];
}

function namesOf(journal: JournalNames): string[] {
  const { title, abbreviation } = journal;
  const plain = plainTitle(title);
  return [abbreviation, title, ...(isOfAnother(plain, journal) ? [] : [plain])];
}

/** Whether the plain title of a journal is the whole name of another. */
function isOfAnother(plain: string, { abbreviation }: JournalNames): boolean {
  const key = nameKey(plain);
  const namesakes = [...journalsBy('title', key), ...journalsBy('abbreviation', key)];
  return namesakes.some((namesake) => namesake.abbreviation !== abbreviation);
}

function otherArticle(name: string): string {
  return /^the\s+\S/i.test(name) ? name.replace(/^the\s+/i, '') : `The ${name}`;
}
