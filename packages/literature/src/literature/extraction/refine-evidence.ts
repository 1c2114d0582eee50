import {
  picoRanges,
  splitSentences,
  withoutEnd,
  type Article,
  type RefinedField,
  type StudyType,
} from '@footnote/domain';
import { joinAlternatives } from './alternatives.ts';
import { sectionsOf } from './article-passages.ts';
import { matchesIn } from './terms/matches-in.ts';
import { COUNT, countValue } from './terms/number-words.ts';

/** What a language model names in an article. Nothing of it is believed. */
export interface OfferedEvidence {
  population: readonly string[];
  intervention: readonly string[];
  comparison: readonly string[];
  outcome: readonly string[];
  bottomLine: string;
  sampleSize: number | null;
}

export interface Refinement {
  /** The article with what was accepted in fields that were empty. */
  article: Article;
  /** Fields that were empty. */
  filled: readonly RefinedField[];
  /** What stands in the text, also for fields that were not empty. */
  accepted: OfferedEvidence;
  /** Values that do not stand in the text, or are too many or too long. */
  dropped: number;
}

/** Designs that tell of somebody who was studied, so that an empty field was overlooked. */
export const MAY_LACK_EVIDENCE: readonly StudyType[] = [
  'meta_analysis',
  'systematic_review',
  'randomized_trial',
  'human_intervention',
];

/** Whether an article with an abstract tells of a trial or review, but not who, what, with which outcome or result. */
export function lacksEvidence(article: Article): boolean {
  const { studyType, abstract, population, intervention, outcome, bottomLine } = article;
  if (!MAY_LACK_EVIDENCE.includes(studyType) || !abstract.some(({ text }) => text !== '')) return false;
  return [population, intervention, outcome, bottomLine].includes('');
}

const PICO_FIELDS = ['population', 'intervention', 'comparison', 'outcome'] as const;
/** As many as the rules draw at most. */
const MOST: Record<(typeof PICO_FIELDS)[number], number> = {
  population: 6,
  intervention: 6,
  comparison: 4,
  outcome: 8,
};
/** Characters. */
const LONGEST_PHRASE = 160;
const MAX_WORDS = 20;
const LONGEST_BOTTOM_LINE = 600;
const LONGEST_ABSTRACT = 20_000;
/** More have never been studied at once. */
const LARGEST_SAMPLE = 100_000_000;

/** Title and sentences as they stand there; a phrase that reaches over two of them is none. */
function textsOf(article: Article): { title: string; sentences: string[] } {
  const sections = article.origin === 'list' ? article.abstract : sectionsOf(article.abstract);
  const text = sections.map((section) => section.text.replaceAll('\n', ' ')).join('\n');
  return {
    title: article.title,
    sentences: splitSentences(text.slice(0, LONGEST_ABSTRACT)).map((sentence) => sentence.text),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const folded = (text: string) => oneLine(text).toLowerCase();
const NOTHING = { ml_p: '', ml_i: '', ml_c: '', ml_o: '', ml_b: '' };

function isPhrase(phrase: string): boolean {
  return phrase.length <= LONGEST_PHRASE && phrase.split(' ').length <= MAX_WORDS && /\p{L}{2}/u.test(phrase);
}

/** The phrase in the words of the text itself, where it stands there whole; '' where it does not. */
function phraseIn(texts: readonly string[], offered: string): string {
  const phrase = withoutEnd(oneLine(offered).replace(/^[\s.,;:]+/u, ''), /[\s.,;:]/);
  if (!isPhrase(phrase) || phrase.includes(' ; ')) return '';
  for (const text of texts) {
    const [place] = picoRanges(text, { ...NOTHING, ml_p: phrase });
    if (place === undefined) continue;
    const found = oneLine(text.slice(place.start, place.end));
    // Spaces, capitals, dashes and apostrophes apart it is as long as what was offered, unless the text repeats it.
    return found.length === phrase.length ? found : '';
  }
  return '';
}

function phrasesIn(texts: readonly string[], offered: readonly string[], most: number): string[] {
  const phrases = new Map<string, string>();
  for (const one of offered) {
    const phrase = phraseIn(texts, one);
    if (phrase !== '' && phrases.size < most)
      phrases.set(phrase.toLowerCase(), phrases.get(phrase.toLowerCase()) ?? phrase);
  }
  return [...phrases.values()];
}

/** A sentence that was cut can say the opposite, so that only a whole one is a bottom line. */
function sentenceIn(sentences: readonly string[], offered: string): string {
  const wanted = folded(offered);
  const found = sentences.find((sentence) => folded(sentence) === wanted) ?? '';
  return found.length <= LONGEST_BOTTOM_LINE ? oneLine(found) : '';
}

/** Counts, not shares, decimals or years. */
const COUNTED = new RegExp(`(?<![\\w.,·/%-])(?!(?:19|20)\\d\\d\\b)(${COUNT})(?![\\w%-]|\\s%)`, 'giu');

function sizeIn(texts: readonly string[], offered: number | null): number | null {
  if (offered === null || !Number.isInteger(offered) || offered < 2 || offered > LARGEST_SAMPLE) return null;
  const stands = texts.some((text) => matchesIn(text, COUNTED).some((match) => countValue(match[1] ?? '') === offered));
  return stands ? offered : null;
}

/** How many values there are. */
function valuesIn(evidence: OfferedEvidence): number {
  const phrases = PICO_FIELDS.reduce((sum, field) => sum + evidence[field].length, 0);
  return phrases + (evidence.bottomLine === '' ? 0 : 1) + (evidence.sampleSize === null ? 0 : 1);
}

/**
 * Takes of what was offered only what stands in title or abstract: phrases whole within a sentence, spaces and capitals
 * apart; as bottom line one whole sentence of the abstract; as size a count. Fields that are not empty stay as they are,
 * and protocols have studied nobody yet.
 */
export function refineEvidence(article: Article, offered: OfferedEvidence): Refinement {
  const { title, sentences } = textsOf(article);
  const texts = [title, ...sentences];
  const named = (field: (typeof PICO_FIELDS)[number]) => phrasesIn(texts, offered[field], MOST[field]);
  const accepted: OfferedEvidence = {
    population: named('population'),
    intervention: named('intervention'),
    comparison: named('comparison'),
    outcome: named('outcome'),
    bottomLine: sentenceIn(sentences, offered.bottomLine),
    sampleSize: sizeIn(sentences, offered.sampleSize),
  };
  const found: Pick<Article, RefinedField> = {
    ...accepted,
    population: joinAlternatives(accepted.population),
    intervention: joinAlternatives(accepted.intervention),
    comparison: joinAlternatives(accepted.comparison),
    outcome: joinAlternatives(accepted.outcome),
    sampleSize: article.studyType === 'protocol' ? null : accepted.sampleSize,
  };
  const isFilled = (value: string | number | null) => value !== '' && value !== null;
  const fields = [...PICO_FIELDS, 'bottomLine', 'sampleSize'] as const;
  const filled = fields.filter((field) => !isFilled(article[field]) && isFilled(found[field]));
  const dropped = valuesIn(offered) - valuesIn(accepted);
  if (filled.length === 0) return { article, filled, accepted, dropped };
  const values = Object.fromEntries(filled.map((field) => [field, found[field]]));
  const refined = [...(article.refined ?? []), ...filled];
  return { article: { ...article, ...values, refined }, filled, accepted, dropped };
}
