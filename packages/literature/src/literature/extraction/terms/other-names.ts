import { namesStudyKind, namesNothing } from './known-terms.ts';
import { tidyPhrase } from './phrase.ts';

const ACRONYM = String.raw`[([]((?=[^()\s]*[A-Z][^()\s]*[A-Z0-9])[A-Za-z0-9][\w/+-]{1,11})[)\]]`;
// oxlint-disable-next-line regexp/no-super-linear-move -- phrases have 160 characters at most
const ENDS_WITH_ACRONYM = new RegExp(`${ACRONYM}$`);
const ACRONYM_FOLLOWS = new RegExp(String.raw`^\s?${ACRONYM}`);
const CANNOT_OPEN = /^(?:and|or|of|in|on|to|the|for|with|after|before|from|a|an|by|\d.*|[^\p{L}\p{N}].*)$/iu;
const CANNOT_CLOSE = /^(?:and|or|of|in|on|to|the|for|with|after|before|from|a|an|by|\d.*|.*[^\p{L}\p{N})])$/iu;
/** Longer phrases are not said again in part. */
const MAX_WORDS = 10;
/** A phrase that is also part of another word is not said there. */
const LETTER = /[\p{L}\p{N}-]/u;

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + part.length))) count += 1;
  }
  return count;
}

/** Whether a part is anywhere in the text so many times, inside other words, too. */
function isThere(text: string, part: string, times: number): boolean {
  let at = -1;
  for (let left = times; left > 0; left -= 1) {
    at = text.indexOf(part, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The acronym in brackets that ends a phrase, or follows it in the text. */
function acronymOf(phrase: string, text: string): string {
  const end = text.indexOf(phrase) + phrase.length;
  const [, acronym = ''] = ENDS_WITH_ACRONYM.exec(phrase) ?? ACRONYM_FOLLOWS.exec(text.slice(end, end + 20)) ?? [];
  return acronym;
}

/** The longest run of the phrase's words that the text says at least twice more than the whole. */
function coreOf(phrase: string, text: string): string {
  const words = phrase.split(' ');
  if (words.length > MAX_WORDS) return '';
  const whole = countOf(text, phrase);
  const isSaidAgain = words.map((word) => isThere(text, word, whole + 2));
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const run = words.slice(from, from + length);
      if (isSaidAgain.slice(from, from + length).includes(false)) continue;
      if (CANNOT_OPEN.test(run[0] ?? '') || CANNOT_CLOSE.test(run.at(-1) ?? '')) continue;
      const core = run.join(' ');
      // The cheap question first: most runs are not said again.
      if (core.length < 3 || countOf(text, core) < whole + 2 || namesNothing(core)) continue;
      if (from + length === words.length || namesStudyKind(core, ['drug', 'drug-class'])) return tidyPhrase(core);
    }
  }
  return '';
}

/** Leaves out what the text says only inside another of the phrases. */
export function withoutParts(phrases: readonly string[], text: string): string[] {
  const whole = text.toLowerCase();
  const lower = phrases.map((phrase) => phrase.toLowerCase());
  return phrases.filter((_, position) => {
    const phrase = lower[position] ?? '';
    const longer = lower.filter((other) => other.length > phrase.length && other.includes(phrase));
    const inside = longer.reduce((sum, other) => sum + countOf(whole, other), 0);
    return longer.length === 0 || countOf(whole, phrase) > inside;
  });
}

/** Adds the acronyms that the text puts in brackets behind the phrases, at most `most`. */
export function withAcronyms(phrases: readonly string[], text: string, most: number): string[] {
  const acronyms = phrases
    .map((phrase) => acronymOf(phrase, text))
    .filter((name) => name !== '' && !phrases.includes(name));
  return [...phrases, ...[...new Set(acronyms)].slice(0, most)];
}

/** Adds the parts by which the text calls the phrases again ("melphalan" for "oral melphalan"), at most `most`. */
export function withCores(phrases: readonly string[], text: string, most: number): string[] {
  const cores = phrases.map((phrase) => coreOf(phrase, text)).filter((name) => name !== '' && !phrases.includes(name));
  return [...phrases, ...[...new Set(cores)].slice(0, most)];
}
