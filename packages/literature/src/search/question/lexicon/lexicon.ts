import { readFileSync } from 'node:fs';

import { parseConcepts, type Concept } from './lexicon-concepts.ts';
import { parseWords, type LexiconWords } from './lexicon-words.ts';

/** What the question reader knows: medical concepts in six languages, and the words that carry no topic. */
export type Lexicon = { readonly concepts: readonly Concept[]; readonly words: LexiconWords };

/** The files that hold concepts, one a kind of thing a question may name. */
export const CONCEPT_FILES = [
  'conditions.tsv',
  'drugs.tsv',
  'procedures.tsv',
  'outcomes.tsv',
  'populations.tsv',
] as const;

const readLexiconFile = (file: string): string =>
  readFileSync(new URL(`../../../../lexicon/${file}`, import.meta.url), 'utf8');

const readLexicon = (): Lexicon => ({
  concepts: CONCEPT_FILES.flatMap((file) => parseConcepts(file, readLexiconFile(file))),
  words: parseWords('words.tsv', readLexiconFile('words.tsv')),
});

let loaded: Lexicon | undefined;

/** Reads the packaged lexicon on the first call and returns the same object ever after; throws, naming file and line, when a row is malformed. */
export const loadLexicon = (): Lexicon => (loaded ??= readLexicon());
