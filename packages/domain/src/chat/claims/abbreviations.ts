import { foldWord } from './claim-words.ts';

const INTRODUCED = /((?:[\p{L}\p{N}-]{1,40}\s){1,6})\(([\p{L}\p{N}-]{2,8})\)/gu;

/** What short names stand for in a text, as "fibroblast growth factor 21 (FGF21)" says: folded words by the folded short name. */
export function abbreviationsOf(text: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [, before = '', short = ''] of text.matchAll(INTRODUCED)) {
    const letters = short.toLowerCase().replace(/\P{L}/gu, '');
    if (letters.length < 2) continue;
    const words = before
      .trim()
      .split(/\s+/)
      .slice(-(letters.length + 2));
    const first = words.findIndex((word) => word.toLowerCase().startsWith(letters.charAt(0)));
    if (first === -1) continue;
    const stems = words.slice(first).map(foldWord);
    found.set(
      foldWord(short),
      stems.filter((stem) => stem.length > 1),
    );
  }
  return found;
}
