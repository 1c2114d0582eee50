import type { TextField } from '../query.ts';
import { ITEM_BREAK, type ArticleWords } from './article-words.ts';

/** Fields by the bit that stands for them; those that hold most words come first, because low masks take one byte. */
export const FIELDS_BY_BIT = [
  'abstract',
  'title',
  'mesh',
  'authors',
  'bottomLine',
  'intervention',
  'outcome',
  'population',
  'comparison',
  'firstAuthor',
  'lastAuthor',
  'affiliations',
  'majorMesh',
  'meshBroader',
  'journal',
  'keywords',
  'qualifiers',
  'substances',
  'majorMeshBroader',
  'identifiers',
  'qualifiedMesh',
  'majorQualifiedMesh',
  'particulars',
  'abbreviations',
  'grants',
  'interests',
] as const satisfies readonly TextField[];

const BITS = new Map<TextField, number>(FIELDS_BY_BIT.map((field, bit) => [field, 1 << bit]));

/** The bits of some fields together. */
export function fieldMask(fields: readonly TextField[]): number {
  return fields.reduce((mask, field) => mask | (BITS.get(field) ?? 0), 0);
}

/** Every word, joined word and whole item of an article with the fields it stands in. */
export function wordMasks(words: ArticleWords): Map<string, number> {
  const masks = new Map<string, number>();
  for (const [field, bit] of BITS) {
    const { words: inOrder, joined, items } = words[field];
    for (const list of [inOrder, joined, items])
      for (const word of list) if (word !== ITEM_BREAK) masks.set(word, (masks.get(word) ?? 0) | bit);
  }
  return masks;
}
