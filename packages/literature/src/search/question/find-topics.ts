import type { InterfaceLanguage } from '@footnote/domain';
import type { Concept } from './lexicon-concepts.ts';
import { isAcronym, normalWords, type NormalWord } from './normal-form.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { splitCompound } from './split-compound.ts';
import type { TermEntry, TermIndex } from './term-index.ts';

/** A concept of the lexicon found in a question. */
export interface FoundConcept {
  concept: Concept;
  surface: string;
  start: number;
}

/** What a question names: concepts, and the words that carry topic but are no known term. */
export interface FoundTopics {
  concepts: readonly FoundConcept[];
  leftovers: readonly NormalWord[];
  /** Numbers that belong to no term. */
  numbers: readonly string[];
}

const DIGITS = /^\p{N}+$/u;

/** Finds the longest terms of the lexicon in a question, in its language and in English. */
export function findTopics(question: string, language: InterfaceLanguage, knowledge: QuestionKnowledge): FoundTopics {
  const words = normalWords(question, (raw) => raw);
  const indexes = language === 'en' ? [knowledge.terms.en] : [knowledge.terms[language], knowledge.terms.en];
  const shouting = !/\p{Ll}/u.test(question);
  const spoken = !/\p{Lu}/u.test(question.slice(1));
  const concepts: FoundConcept[] = [];
  const leftovers: NormalWord[] = [];
  const numbers: string[] = [];
  let at = 0;
  while (at < words.length) {
    const match = longestTerm(words, at, indexes, (entry, surface) => {
      if (entry.acronym)
        return (
          acronymCounts(entry.term, surface, { shouting, spoken }) && !isSmall(surface, knowledge, language, spoken)
        );
      return !isSmall(surface, knowledge, language, true);
    });
    if (match !== undefined) {
      const first = words[at];
      const last = words[at + match.length - 1];
      if (first !== undefined && last !== undefined) {
        concepts.push({ concept: match.concept, surface: question.slice(first.start, last.end), start: first.start });
      }
      at += match.length;
      continue;
    }
    const word = wholeWord(words, at, question);
    at += 1;
    if (word === undefined || isDefinedAcronym(word, question)) continue;
    if (word.end > (words[at - 1]?.end ?? 0)) at += 1;
    if (DIGITS.test(word.raw)) {
      numbers.push(word.raw);
      continue;
    }
    const spelledOut = shouting ? undefined : spellOut(word.raw, knowledge);
    if (spelledOut !== undefined) {
      concepts.push({ concept: spelledOut, surface: word.raw, start: word.start });
      continue;
    }
    const parts = splitCompound(word.raw, language, knowledge);
    if (parts !== undefined)
      concepts.push(...parts.map((concept) => ({ concept, surface: word.raw, start: word.start })));
    else if (carriesTopic(word, question, language, knowledge, shouting)) leftovers.push(word);
  }
  return { concepts, leftovers, numbers };
}

/** A name with its number ("SAMHD1"), which {@link normalWords} gives in two. */
function wholeWord(words: readonly NormalWord[], at: number, question: string): NormalWord | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || next?.start !== word.end || DIGITS.test(word.raw) || !DIGITS.test(next.raw)) return word;
  return {
    raw: question.slice(word.start, next.end),
    normal: `${word.normal} ${next.normal}`,
    start: word.start,
    end: next.end,
  };
}

/** "nasopharyngeal carcinoma (NPC)": what stands in brackets is said already. */
function isDefinedAcronym(word: NormalWord, question: string): boolean {
  return isAcronym(word.raw) && word.start > 1 && question[word.start - 1] === '(' && question[word.end] === ')';
}

/** The one concept an acronym outside the lexicon can stand for, by the initials of its terms. */
function spellOut(raw: string, knowledge: QuestionKnowledge): Concept | undefined {
  if (!/^\p{Lu}{2,6}s?$/u.test(raw)) return undefined;
  const candidates = knowledge.terms.en.byInitials.get(raw.replace(/s$/, '')) ?? [];
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Function words never are a term by themselves, unless they are written as an acronym. */
function isSmall(surface: string, knowledge: QuestionKnowledge, language: InterfaceLanguage, strict: boolean): boolean {
  if (!strict && isAcronym(surface)) return false;
  const word = surface.toLowerCase();
  return knowledge.words[language].function.has(word) || knowledge.words.en.function.has(word);
}

function acronymCounts(term: string, surface: string, style: { shouting: boolean; spoken: boolean }): boolean {
  if (style.shouting) return surface.toUpperCase() === term.toUpperCase();
  if (surface === surface.toLowerCase()) return style.spoken || term.length > 3;
  return true;
}

function longestTerm(
  words: readonly NormalWord[],
  at: number,
  indexes: readonly TermIndex[],
  accepts: (entry: TermEntry, surface: string) => boolean,
): { concept: Concept; length: number } | undefined {
  const longest = Math.min(Math.max(...indexes.map((index) => index.longest)), words.length - at);
  for (let length = longest; length >= 1; length -= 1) {
    const slice = words.slice(at, at + length);
    const surface = slice.map((word) => word.raw).join(length === 1 ? '' : ' ');
    for (const index of indexes) {
      const entries = index.byKey.get(slice.map((word) => index.normal(word.raw)).join(' ')) ?? [];
      const entry = entries.find((candidate) => length > 1 || accepts(candidate, surface));
      if (entry !== undefined) return { concept: entry.concept, length };
    }
  }
  return undefined;
}

function carriesTopic(
  word: NormalWord,
  question: string,
  language: InterfaceLanguage,
  knowledge: QuestionKnowledge,
  shouting: boolean,
): boolean {
  const lower = word.raw.toLowerCase();
  if (!shouting && isAcronym(word.raw) && !knowledge.words.en.function.has(lower)) return true;
  if (/^(?:trial|study)\b/i.test(question.slice(word.end).trimStart()) && /^\p{Lu}/u.test(word.raw) && word.start > 0)
    return true;
  if (lower.length < 2) return false;
  return !knowledge.isEveryday(lower, language);
}
