import { splitSentences } from '@footnote/domain';
import { stemWord } from '../../text/stem-word.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { QuestionContent } from '../frame/question-content.ts';
import { matchableText } from '../matchable-text.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { figureFit } from './asked-kinds.ts';

export interface AskedOfPassages {
  question: string;
  content: QuestionContent;
  knowledge: Pick<QuestionKnowledge, 'words'>;
}

/** A sentence of a passage, with how well it answers a question beside the others of its document. */
export interface ScoredSentence {
  /** UTF-16 offsets in the passage. */
  start: number;
  end: number;
  score: number;
}

/** How well a passage answers a question beside the others of its document, as log-odds. */
export interface ScoredPassage {
  score: number;
  sentences: readonly ScoredSentence[];
}

/** Fitted to which passages of an article answer questions that were written from it (docs/documents.md). */
const WEIGHTS = {
  coverage: 1,
  words: 3.1,
  bestSentence: 1,
  references: -2,
  fit: 3.6,
  fitCovered: 1.8,
  fitInSentence: 2.9,
};
/** What a sentence is worth beside its passage. */
const SENTENCE = { coverage: 5, fit: 2.5 };
/** Saturation and length of BM25. */
const [K, B] = [1.2, 0.75];

/** A list of references names many people by their initials; it tells of other works, and nothing of this one. */
const PERSON = /\b\p{Lu}[\p{Ll}’'-]+,? \p{Lu}{1,3}\b/gu;
const YEAR = /\b(?:19|20)\d\d\b/;
const FEW_PEOPLE = 3;
const CHARACTERS_A_PERSON = 140;

interface ReadText {
  text: string;
  words: readonly string[];
  stems: ReadonlySet<string>;
  said: readonly boolean[];
}

/**
 * Says of each passage of a document how well it answers a question. What all passages say tells nothing of where the answer
 * stands, so that words and concepts are weighed by how rare they are in this document.
 */
export function scorePassages(passages: readonly string[], asked: AskedOfPassages): ScoredPassage[] {
  const texts = passages.map((text) => read(text, asked));
  const weights = asked.content.parts.map((_, part) =>
    rarity(texts.filter(({ said }) => said[part]).length, texts.length),
  );
  const total = Math.max(sum(weights), Number.MIN_VALUE);
  const coverage = ({ said }: Pick<ReadText, 'said'>) => sum(weights.filter((_, part) => said[part])) / total;
  const words = ownWords(asked);
  const scores = wordScores(texts, words);
  const most = Math.max(...scores, Number.MIN_VALUE);
  const fit = figureFit(asked.question);
  return texts.map((text, at) => {
    const sentences = splitSentences(text.text).map(({ text: sentence, start, end }) => {
      const covered = coverage(read(sentence, asked));
      return { start, end, covered, fit: fit?.(sentence) ?? 0 };
    });
    const covered = coverage(text);
    const fitting = fit?.(text.text) ?? 0;
    const score =
      WEIGHTS.coverage * covered +
      (WEIGHTS.words * (scores[at] ?? 0)) / most +
      WEIGHTS.bestSentence * Math.max(0, ...sentences.map((one) => one.covered)) +
      WEIGHTS.references * (isReferences(text.text) ? 1 : 0) +
      WEIGHTS.fit * fitting +
      WEIGHTS.fitCovered * fitting * covered +
      WEIGHTS.fitInSentence * Math.max(0, ...sentences.filter((one) => one.fit === 1).map((one) => one.covered));
    return {
      score,
      sentences: sentences.map((one) => ({
        start: one.start,
        end: one.end,
        score: score + SENTENCE.coverage * one.covered + SENTENCE.fit * one.fit,
      })),
    };
  });
}

function read(text: string, { content }: AskedOfPassages): ReadText {
  const words = tokenise(text).map(({ word }) => stemWord(word));
  const stems = new Set(words);
  const matchable = matchableText(text);
  return { text, words, stems, said: content.parts.map((part) => part.isIn(matchable, stems)) };
}

/** The question's own words, without those that any question has. */
function ownWords({ question, knowledge }: AskedOfPassages): string[] {
  const { function: little, question: asking } = knowledge.words.en;
  const words = tokenise(question).map(({ word }) => word);
  return [...new Set(words.filter((word) => !little.has(word) && !asking.has(word)).map(stemWord))];
}

/** BM25 of each passage over the words, by how rare they are in the document. */
function wordScores(texts: readonly ReadText[], words: readonly string[]): number[] {
  const average = sum(texts.map((text) => text.words.length)) / Math.max(1, texts.length);
  const rarities = words.map((word) => rarity(texts.filter(({ stems }) => stems.has(word)).length, texts.length));
  return texts.map((text) =>
    sum(
      words.map((word, at) => {
        if (!text.stems.has(word)) return 0;
        const count = text.words.filter((one) => one === word).length;
        const length = 1 - B + (B * text.words.length) / average;
        return ((rarities[at] ?? 0) * count * (K + 1)) / (count + K * length);
      }),
    ),
  );
}

/** What a word or concept that so many of the passages have is worth; nothing where none has it. */
function rarity(having: number, all: number): number {
  return having === 0 ? 0 : Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function isReferences(text: string): boolean {
  const people = text.match(PERSON)?.length ?? 0;
  return people >= FEW_PEOPLE && people * CHARACTERS_A_PERSON > text.length && YEAR.test(text);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
