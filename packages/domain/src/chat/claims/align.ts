import { FORM_LETTERS, type Statement, type StatementWord } from './statement.ts';

/** A word of a claim and the word of a source sentence that says it. */
export interface AlignedWord {
  claim: StatementWord;
  source: StatementWord;
}

export interface Alignment {
  /** Words of the claim that the sentence has in some form, in the order of the claim. */
  pairs: readonly AlignedWord[];
  /** How far the sentence has each content word of the claim, 0 to 1. */
  found: ReadonlyMap<StatementWord, number>;
}

/** Another form of a word counts less than the word. */
const OTHER_FORM = 0.7;
const SPELLED_OUT = 0.9;
/** Share of the longer word that two forms have in common. */
const COMMON = 0.6;

function otherForm(word: StatementWord, sentence: Statement): StatementWord | undefined {
  const candidates = sentence.byBeginning.get(word.stem.slice(0, FORM_LETTERS)) ?? [];
  return candidates.find(({ stem }) => {
    let common = FORM_LETTERS;
    while (common < stem.length && common < word.stem.length && stem[common] === word.stem[common]) common += 1;
    return common >= COMMON * Math.max(stem.length, word.stem.length);
  });
}

/** Finds the words of a claim in a sentence: the same, another form of it, or its short name spelled out. */
export function align(
  claim: Statement,
  sentence: Statement,
  abbreviations: ReadonlyMap<string, readonly string[]>,
): Alignment {
  const spelledOut = new Set([...sentence.byStem.keys()].flatMap((stem) => abbreviations.get(stem) ?? []));
  const pairs: AlignedWord[] = [];
  const found = new Map<StatementWord, number>();
  for (const word of claim.words) {
    if (!word.isContent) continue;
    const [same] = sentence.byStem.get(word.stem) ?? [];
    const source = same ?? (word.stem.length >= FORM_LETTERS ? otherForm(word, sentence) : undefined);
    if (source !== undefined) pairs.push({ claim: word, source });
    const inFull = abbreviations.get(word.stem);
    const isSpelledOut =
      spelledOut.has(word.stem) ||
      (inFull !== undefined && inFull.length > 0 && inFull.every((stem) => sentence.byStem.has(stem)));
    found.set(
      word,
      same === undefined ? Math.max(source === undefined ? 0 : OTHER_FORM, isSpelledOut ? SPELLED_OUT : 0) : 1,
    );
  }
  return { pairs, found };
}
