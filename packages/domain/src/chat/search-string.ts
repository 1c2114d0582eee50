/** What a question was searched with, as the event `search_string` tells it. */
export interface SearchString {
  /** What every article found had to contain, in the language of queries. */
  topics: string;
  /** What only ordered them; '' for nothing. */
  ranked: string;
  /** Words that were read as others. */
  corrections: readonly { from: string; to: string }[];
}

const JOINT = ' · ';
const RANKED = 'ranked by ';
const READ_AS = '” read as “';

/** A correction as written; null for anything else. */
function correctionIn(part: string): { from: string; to: string } | null {
  if (!part.startsWith('“') || !part.endsWith('”')) return null;
  const joint = part.lastIndexOf(READ_AS, part.length - READ_AS.length - 1);
  if (joint < 1) return null;
  return { from: part.slice(1, joint), to: part.slice(joint + READ_AS.length, -1) };
}

/** Writes a search down for users, in English. */
export function writeSearchString({ topics, ranked, corrections }: SearchString): string {
  const said = corrections.map(({ from, to }) => `“${from}” read as “${to}”`);
  return [topics, ranked === '' ? '' : `${RANKED}${ranked}`, ...said].filter((part) => part !== '').join(JOINT);
}

/** Reads a written search again, to say it in another language; what is none is all topics. */
export function readSearchString(text: string): SearchString {
  const parts = text.split(JOINT);
  const corrections: { from: string; to: string }[] = [];
  for (let last = correctionIn(parts.at(-1) ?? ''); last !== null; last = correctionIn(parts.at(-1) ?? '')) {
    corrections.push(last);
    parts.pop();
  }
  corrections.reverse();
  const ranked = parts.at(-1)?.startsWith(RANKED) === true ? (parts.pop() ?? '').slice(RANKED.length) : '';
  return { topics: parts.join(JOINT), ranked, corrections };
}
