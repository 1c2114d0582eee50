import { foldWord } from '../../../chat/claims/claim-words.ts';

/** A word, a number or a mark of a sentence. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** Lower case, one kind of dash. */
  text: string;
  /** Words only: folded, so that forms of one word are equal. */
  stem: string;
  /** Numbers only, else NaN. */
  value: number;
  isPercent: boolean;
  /** Offsets in the sentence. */
  start: number;
  end: number;
}

const TOKEN =
  /(?<number>(?<![\p{L}\p{N}])[-−–]?(?:\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3})+(?!\d)(?:[.·]\d+)?|\d+(?:[.·]\d+)?|[.·]\d+))(?<percent>\s?%)?|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?)|(?<mark>[<>=≤≥±;:,()[\]/+–−-])/gu;
const KNOWN_STEMS = 20_000;
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= KNOWN_STEMS) stems.clear();
  const stem = word.length < 4 ? word : foldWord(word);
  stems.set(word, stem);
  return stem;
}

function numberValue(written: string): number {
  const plain = written.replace(/[,\u00a0\u2009\u202f]/g, '').replace('·', '.');
  return Number(plain.replace(/^[−–]/, '-'));
}

/** The words, numbers and marks of a sentence in order; a dash between two numbers is a mark, not a sign. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index, groups } of sentence.matchAll(TOKEN)) {
    const end = index + found.length;
    const word = groups?.['word'];
    const written = groups?.['number'];
    if (word !== undefined) {
      const text = word.toLowerCase().replace('’', "'");
      tokens.push({ kind: 'word', text, stem: stemOf(text), value: Number.NaN, isPercent: false, start: index, end });
    } else if (written !== undefined) {
      const isPercent = groups?.['percent'] !== undefined;
      tokens.push({
        kind: 'number',
        text: written,
        stem: '',
        value: numberValue(written),
        isPercent,
        start: index,
        end,
      });
    } else {
      const text = /[–−]/.test(found) ? '-' : found;
      tokens.push({ kind: 'mark', text, stem: '', value: Number.NaN, isPercent: false, start: index, end });
    }
  }
  return tokens;
}
