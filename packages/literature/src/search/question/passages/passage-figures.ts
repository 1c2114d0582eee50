import { splitSentences } from '@footnote/domain';
import { stemWord } from '../../text/stem-word.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { QuestionContent } from '../frame/question-content.ts';
import { matchableText } from '../matching/matchable-text.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { askedAbout, figureFit, type AskedAbout } from './asked-kinds.ts';
import { paperSections, type PaperSection } from './passage-sections.ts';
import { rarity, readText, wordsOfPassages, type ReadText, type SentenceShares } from './passage-words.ts';

/** A passage of a document. */
export interface PassageOfDocument {
  /** Number of its page, from 1. */
  page: number;
  text: string;
  /** The heading it stands under and the caption of its table, where they are no part of it. */
  context?: string | undefined;
}

export interface AskedOfPassages {
  question: string;
  content: QuestionContent;
  knowledge: Pick<QuestionKnowledge, 'words'>;
}

/** A sentence of a passage beside the question. */
export interface ComparedSentence extends SentenceShares {
  /** UTF-16 offsets in the passage. */
  start: number;
  end: number;
  /** How far it tells the kinds of figures asked for, 0 to 1. */
  fit: number;
}

/** A passage beside the question and the others of its document. */
export interface ComparedPassage {
  /** What the passage is weighed by; shares are from 0 to 1. */
  figures: Readonly<Record<string, number>>;
  /** Which parts of the question it says, in their order. */
  said: readonly boolean[];
  sentences: readonly ComparedSentence[];
}

/** Words of a question that are looked for. */
const MOST_WORDS = 60;

/** A list of references names many people by their initials; it tells of other works, and nothing of this one. */
const PERSON = /\b\p{Lu}[\p{Ll}’'-]+,? \p{Lu}{1,3}\b/gu;
const YEAR = /\b(?:19|20)\d\d\b/;
const FEW_PEOPLE = 3;
const CHARACTERS_A_PERSON = 140;
/** A passage of which an eighth is digits is a table. */
const DIGITS_OF_A_TABLE = 8;
const MOSTLY_TABLE = 0.5;

/**
 * Compares the passages of a document, in reading order, with a question. What all passages say tells nothing of where the answer
 * stands, so that words and concepts are weighed by how rare they are in this document.
 */
export function comparePassages(passages: readonly PassageOfDocument[], asked: AskedOfPassages): ComparedPassage[] {
  const texts = passages.map(({ text }) => readText(text));
  const sayingOf = sayingOfParts(asked);
  const said = texts.map((text) => sayingOf(text));
  const contexts = passages.map(({ context = '' }) => sayingOf(readText(context)));
  const concepts = asked.content.parts.map((_, part) =>
    rarity(said.filter((parts) => parts[part] === true).length, said.length),
  );
  const words = wordsOfPassages(texts, ownWords(asked));
  const fit = figureFit(asked.question);
  const about = askedAbout(asked.question);
  const sections = paperSections(passages.map(({ text }) => text));
  return texts.map((text, at) => {
    const sentences = splitSentences(text.text).map(({ text: sentence, start, end }) => ({
      start,
      end,
      ...words.sharesOf(sentence),
      fit: fit?.(sentence) ?? 0,
    }));
    const parts = said[at] ?? [];
    const coverageOf = (isSaid: (part: number) => boolean) =>
      sum(concepts.filter((_, part) => isSaid(part))) / Math.max(sum(concepts), Number.MIN_VALUE);
    const coverage = coverageOf((part) => parts[part] === true);
    const inContext = coverageOf((part) => parts[part] === true || contexts[at]?.[part] === true);
    const beside = coverageOf((part) => [-1, 0, 1].some((step) => said[at + step]?.[part] === true));
    const fitting = fit?.(text.text) ?? 0;
    const section = sections[at];
    const digits = digitsIn(text.text);
    return {
      said: parts,
      sentences,
      figures: {
        ...words.figures[at],
        coverage,
        bestSentence: Math.max(0, ...sentences.map(({ covered }) => covered)),
        plainSentence: Math.max(0, ...sentences.map(({ coveredPlainly }) => coveredPlainly)),
        inContext: inContext - coverage,
        beside: beside - coverage,
        firstPage: passages[at]?.page === 1 ? 1 : 0,
        fit: fitting,
        fitCovered: fitting * coverage,
        fitInSentence: Math.max(0, ...sentences.filter((one) => one.fit === 1).map(({ covered }) => covered)),
        references: isReferences(text.text) ? 1 : 0,
        digits,
        methods: section === 'methods' ? 1 : 0,
        results: section === 'results' ? 1 : 0,
        discussion: section === 'discussion' ? 1 : 0,
        end: section === 'end' ? 1 : 0,
        // Articles that print their tables behind the text have results there.
        tableBehind: (section === 'end' || section === 'discussion') && digits >= MOSTLY_TABLE ? 1 : 0,
        ...figuresAbout(about, section, digits),
      },
    };
  });
}

/** Where a question about methods or conclusions is answered, and where it is not: in results and tables. */
function figuresAbout(
  about: ReadonlySet<AskedAbout>,
  section: PaperSection | undefined,
  digits: number,
): Readonly<Record<string, number>> {
  const ofMethod = about.has('method') ? 1 : 0;
  const ofDiscussion = about.has('discussion') ? 1 : 0;
  const isResults = section === 'results' ? 1 : 0;
  return {
    methodAsked: section === 'methods' ? ofMethod : 0,
    methodInResults: isResults * ofMethod,
    methodInDigits: digits * ofMethod,
    discussionAsked: section === 'discussion' ? ofDiscussion : 0,
    discussionInResults: isResults * ofDiscussion,
    discussionInDigits: digits * ofDiscussion,
  };
}

/** How much of a text is digits, 1 for a table. */
function digitsIn(text: string): number {
  return Math.min(1, (DIGITS_OF_A_TABLE * (text.match(/\d/g)?.length ?? 0)) / Math.max(1, text.length));
}

/** Which parts of the question a text says. */
function sayingOfParts({ content }: AskedOfPassages): (read: ReadText) => boolean[] {
  return ({ text, stems }) => {
    const matchable = matchableText(text);
    return content.parts.map((part) => part.isIn(matchable, stems));
  };
}

/** The question's own words, without those that any question has. */
function ownWords({ question, knowledge }: AskedOfPassages): string[] {
  const { function: little, question: asking } = knowledge.words.en;
  const words = tokenise(question).map(({ word }) => word);
  const own = words.filter((word) => !little.has(word) && !asking.has(word)).map(stemWord);
  return [...new Set(own)].slice(0, MOST_WORDS);
}

function isReferences(text: string): boolean {
  const people = text.match(PERSON)?.length ?? 0;
  return people >= FEW_PEOPLE && people * CHARACTERS_A_PERSON > text.length && YEAR.test(text);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
