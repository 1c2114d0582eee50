import type { InterfaceLanguage } from '@footnote/domain';
import type { LookedUpIndex } from '../literature-index.ports.ts';
import { isWithinEdits } from '../text/edit-distance.ts';
import { foldWord } from '../text/fold-word.ts';
import { isAcronym, type NormalWord } from './lexicon/normal-form.ts';
import type { TermEntry } from './lexicon/term-index.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import type { Correction } from './topic.ts';

/** Shorter words have too many neighbours to guess from. */
const SHORTEST_CORRECTED = 4;
/** "miR-25", "Smad-4": a number that belongs to the word before it. */
const DIGIT_BESIDE = /^[-‐‑–]?\p{N}/u;
/** In other languages than English the index holds few words of the question; only long names are compared with it. */
const SHORTEST_FOREIGN = 7;

/** Words of a question that nobody knows, where they stand in it. */
interface SpelledQuestion {
  question: string;
  words: readonly NormalWord[];
  language: InterfaceLanguage;
  /** Words that are known beside those of the index. */
  known: readonly string[];
}

interface SpellingDeps {
  knowledge: QuestionKnowledge;
  index: LookedUpIndex;
}

/**
 * Finds what misspelt words were meant to be: a term's word or an indexed word one edit away. Only words that neither
 * the lexicon nor any article nor what else is asked knows are touched, so that no correct name is changed into another.
 */
export async function correctSpelling(
  { question, words, language, known }: SpelledQuestion,
  { knowledge, index }: SpellingDeps,
): Promise<Correction[]> {
  const knownElsewhere = new Set(known.map(foldWord));
  const isShouting = !/\p{Ll}/u.test(question);
  const candidates = words.filter(
    (word) =>
      word.raw.length >= SHORTEST_CORRECTED &&
      (isShouting || !isName(word, question)) &&
      !isTermWord(word.raw, language, knowledge) &&
      !knownElsewhere.has(foldWord(word.raw)),
  );
  if (candidates.length === 0) return [];
  const frequencies = await index.frequencies(candidates.map((word) => word.raw));
  const corrections: Correction[] = [];
  for (const [position, word] of candidates.entries()) {
    if ((frequencies[position]?.articles ?? 0) > 0) continue;
    const folded = foldWord(word.raw);
    const to =
      (language === 'en' ? clippedName(folded, knowledge) : undefined) ??
      (await bestCorrection(folded, language, knowledge, index));
    if (to !== undefined) corrections.push({ from: word.raw, to });
  }
  return corrections;
}

/** Of fewer letters, what is left of a name stands for too many. */
const SHORTEST_CLIPPED = 5;
const LEAST_CUT_OFF = 3;

/** A word that is known in English, and the concept whose name it is by itself. */
interface KnownWord {
  word: string;
  term: TermEntry | undefined;
}

const inOrder = new WeakMap<QuestionKnowledge, readonly KnownWord[]>();

function knownWords(knowledge: QuestionKnowledge): readonly KnownWord[] {
  const made = inOrder.get(knowledge);
  if (made !== undefined) return made;
  const { terms, words } = knowledge;
  const names = new Map([...terms.en.byKey.values()].flat().map((entry) => [foldWord(entry.term), entry]));
  const { function: small, question, study, general } = words.en;
  const all = new Set([...terms.en.words, ...small, ...question, ...study, ...general].map(foldWord));
  const known = [...all].toSorted().map((word) => ({ word, term: names.get(word) }));
  inOrder.set(knowledge, known);
  return known;
}

/** "Dexmed", "revasc": the one name of the lexicon that begins like this, where no other word that is known does. */
function clippedName(clipped: string, knowledge: QuestionKnowledge): string | undefined {
  if (clipped.length < SHORTEST_CLIPPED) return undefined;
  const known = knownWords(knowledge);
  let [from, to] = [0, known.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((known[middle]?.word ?? '') < clipped) from = middle + 1;
    else to = middle;
  }
  const [first] = known.slice(from, from + 1);
  if (first?.term === undefined || first.word.length < clipped.length + LEAST_CUT_OFF) return undefined;
  for (let at = from; known[at]?.word.startsWith(clipped) === true; at += 1)
    if (known[at]?.term?.concept !== first.term.concept) return undefined;
  return first.word.startsWith(clipped) ? first.term.term : undefined;
}

/** Whether a word is written as symbols are: SMAD4, dLNs, HFrEF. */
export function isSymbol(word: string): boolean {
  return isAcronym(word) || /\p{N}/u.test(word) || /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}

/** Whether a word is written as names of genes, cells and proteins are: these have neighbours, but are no slips of them. */
function isName({ raw, start, end }: NormalWord, question: string): boolean {
  if (isSymbol(raw)) return true;
  // "NF2 (Merlin)": what stands in brackets by itself is another name of what stands before them.
  const isBracketed = /[([]$/.test(question.slice(0, start)) && /^[)\]]/.test(question.slice(end));
  return isBracketed || DIGIT_BESIDE.test(question.slice(end)) || /\p{N}[-‐‑–]?$/u.test(question.slice(0, start));
}

function isTermWord(raw: string, language: InterfaceLanguage, knowledge: QuestionKnowledge): boolean {
  const lower = raw.toLowerCase();
  return knowledge.terms.en.words.has(lower) || knowledge.terms[language].words.has(lower);
}

/** A slip in an everyday word of so many letters is one, too: "symptomtic". */
const SHORTEST_EVERYDAY = 7;

/** Of so few letters one is left out ("hart"), but a wrong one makes another word: burr holes are no burns. */
function isSlip(word: string, meant: string): boolean {
  return isWithinEdits(word, meant, 1) && (word.length > SHORTEST_CORRECTED || meant.length > word.length);
}

async function bestCorrection(
  word: string,
  language: InterfaceLanguage,
  knowledge: QuestionKnowledge,
  index: LookedUpIndex,
): Promise<string | undefined> {
  const near = new Set<string>();
  for (const source of new Set([knowledge.terms[language], knowledge.terms.en])) {
    for (const candidate of source.words) {
      if (candidate.length < SHORTEST_CORRECTED || !isSlip(word, foldWord(candidate))) continue;
      if (!knowledge.isEveryday(candidate, language)) near.add(candidate);
    }
  }
  const isComparable = language === 'en' || word.length >= SHORTEST_FOREIGN;
  const similar = isComparable ? await index.similarWords(word, 1) : [];
  const slips = similar.filter(({ word: term }) => isSlip(word, term));
  const indexed = slips.filter(({ word: term }) => !knowledge.isEveryday(term, language));
  const known = near.size === 0 ? [] : await index.frequencies([...near]);
  const ranked = [
    ...known.map(({ word: term, articles }) => ({ term, score: articles + 1 })),
    ...indexed
      .filter(({ word: term }) => !near.has(term))
      .map(({ word: term, articles }) => ({ term, score: articles * 0.5 })),
  ]
    .map(({ term, score }) => ({ term, score: term[0] === word[0] ? score + 0.5 : score * 0.5 }))
    .sort((a, b) => b.score - a.score || a.term.localeCompare(b.term));
  return ranked[0]?.term ?? (word.length >= SHORTEST_EVERYDAY ? slips[0]?.word : undefined);
}
