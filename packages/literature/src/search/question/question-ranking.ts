import type { LiteratureIndex } from '../literature-index.ports.ts';
import { explainedOtherwise } from '../core/abbreviation-items.ts';
import type { RankTerm, Substitute, SubstituteTerm } from '../query.ts';
import { tokenise, wordGroups, type Token } from '../text/tokenise.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { isAcronym } from './lexicon/normal-form.ts';
import { exactTerms, namesOf, type Reading, type Topic, type Understanding } from './topic.ts';

/** An abbreviation or its long form in a question, and what the literature writes instead. */
export interface LearntTerm {
  /** As the question has it. */
  text: string;
  expansion: string;
}

/** What a search with a question is ranked by. */
export interface QuestionRanking {
  rank: readonly RankTerm[];
  substitutes: readonly Substitute[];
  learnt: readonly LearntTerm[];
}

/** What is given of a question that was understood, with the reading to search for. */
export interface QuestionRankingInput extends Pick<Understanding, 'language' | 'corrections'> {
  reading: Reading;
}

// The shares were chosen on one half of the BioASQ questions: `npm run eval -- retrieval` measures them on the other.
const EVERYDAY_SHARE = 0.6;
const SYNONYM_SHARE = 0.6;
const NARROWER_SHARE = 0.3;
/** Words of outcomes and people, and of other topics that no answer needs. */
const HELPING_SHARE = 0.7;
/** “effect”, “role”, “cause”: they ask, and now and then say what an article is about. */
const ASKING_SHARE = 0.3;
/** A name of which articles write another this many times as often is not what the literature calls it. */
const SELDOM_WRITTEN = 4;
/** An abbreviation is taken for what it stands for in this share of the articles that explain it, or more. */
const MIN_SURE = 0.5;

const MAX_SYNONYMS = 24;
/** Terms of one search together; a question pasted with a whole article has more. */
const MAX_TERMS = 400;
const LONGEST_ABBREVIATED = 6;
/** Topics whose names are counted. */
const MAX_COUNTED = 12;
/** Words of a question in which abbreviations are looked for. */
const MAX_LOOKED_UP = 60;

/** The words a search is ranked by, by what they are. */
class RankedWords {
  readonly terms: RankTerm[] = [];
  readonly #positions = new Map<string, number>();

  add(word: string, weight: number): void {
    if (this.#positions.has(word) || this.terms.length >= MAX_TERMS) return;
    this.#positions.set(word, this.terms.length);
    this.terms.push({ text: word, weight });
  }

  /** Gives the words of a text this weight at most. */
  lower(text: string, weight: number): void {
    for (const position of this.positions(text)) {
      const term = this.terms[position];
      if (term !== undefined && term.weight > weight) this.terms[position] = { ...term, weight };
    }
  }

  has(word: string): boolean {
    return this.#positions.has(word);
  }

  /** Where the words of a text stand among the terms. */
  positions(text: string): number[] {
    const words = new Set(tokenise(text).map((token) => token.word));
    return [...words].flatMap((word) => this.#positions.get(word) ?? []);
  }
}

/**
 * What to rank articles by for a reading: its own words, everyday ones less, and in their place synonyms of the lexicon,
 * abbreviations that the literature explains, and hyphenated words written as one.
 */
export async function questionRanking(
  { index, knowledge }: { index: Pick<LiteratureIndex, 'abbreviations' | 'frequencies'>; knowledge: QuestionKnowledge },
  input: QuestionRankingInput,
): Promise<QuestionRanking> {
  const { reading, language, corrections } = input;
  const words = new RankedWords();
  const texts = language === 'en' ? [reading.question, ...corrections.map((correction) => correction.to)] : [];
  for (const text of texts) addOwnWords(words, text, knowledge);
  for (const topic of reading.topics) if (isHelping(topic)) words.lower(topic.surface, HELPING_SHARE);
  const seldom = await seldomWritten(index, reading.topics);
  const synonyms = reading.topics.map((topic) => synonymsOf(topic, words, seldom.has(topic)));
  if (words.terms.length > 0) for (const text of texts) addAskingWords(words, text, knowledge);
  const hyphenated = texts.flatMap((text) => joinedForms(text, words));
  const learnt = language === 'en' ? await learntTerms(index, reading.question, words) : [];
  const abbreviated = learnt.map(({ text, expansion, share }) => ({
    of: words.positions(text),
    by: [meaning({ text: expansion, weight: share }, [text])],
  }));
  return {
    rank: words.terms,
    substitutes: affordable([...abbreviated, ...hyphenated, ...synonyms], MAX_TERMS - words.terms.length),
    learnt: learnt.map(({ text, expansion }) => ({ text, expansion })),
  };
}

function addOwnWords(words: RankedWords, text: string, knowledge: QuestionKnowledge): void {
  const { function: little, question: asking } = knowledge.words.en;
  for (const { word } of tokenise(text)) {
    if (little.has(word) || asking.has(word)) continue;
    words.add(word, knowledge.isEveryday(word, 'en') ? EVERYDAY_SHARE : 1);
  }
}

/** Words that ask are none to search by alone. */
function addAskingWords(words: RankedWords, text: string, knowledge: QuestionKnowledge): void {
  const { function: little, question: asking } = knowledge.words.en;
  for (const { word } of tokenise(text)) if (asking.has(word) && !little.has(word)) words.add(word, ASKING_SHARE);
}

function isHelping({ required, kind }: Topic): boolean {
  return !required && kind !== 'word' && kind !== 'number';
}

/** The topics that a question names as articles seldom do, though they have another name for them: “hypos”, a brand. */
async function seldomWritten(
  index: Pick<LiteratureIndex, 'frequencies'>,
  topics: readonly Topic[],
): Promise<ReadonlySet<Topic>> {
  const needed = topics.filter(({ required }) => required).slice(0, MAX_COUNTED);
  // Letters alone may stand for something else, and are counted with it.
  const others = (topic: Topic) => exactTerms(topic).filter((text) => !isAcronym(text));
  const found = await index.frequencies(needed.flatMap((topic) => [topic.surface, ...others(topic)]));
  const articles = new Map(found.map((one) => [one.word, one.articles]));
  const of = (name: string) => articles.get(name) ?? 0;
  return new Set(
    needed.filter((topic) => Math.max(0, ...others(topic).map(of)) > SELDOM_WRITTEN * Math.max(of(topic.surface), 1)),
  );
}

/**
 * The other names of a topic in place of its words; where the question has no English word for it, its first name is one.
 * A name that is seldom written counts as a synonym of the others: it would outweigh all of them for being rare.
 */
function synonymsOf(topic: Topic, words: RankedWords, isSeldom: boolean): Substitute {
  let of = words.positions(topic.surface);
  if (of.length === 0) {
    for (const { word } of tokenise(topic.preferred)) words.add(word, isHelping(topic) ? HELPING_SHARE : 1);
    of = words.positions(topic.preferred);
  }
  if (isSeldom) words.lower(topic.surface, SYNONYM_SHARE);
  const written = topic.surface.toLowerCase();
  const names = namesOf(topic);
  const same = isSeldom ? 1 : SYNONYM_SHARE;
  const by = topic.terms
    .filter(({ text }) => text.toLowerCase() !== written)
    .map(({ text, weight }) => meaning({ text, weight: weight === 1 ? same : NARROWER_SHARE }, names));
  return { of, by: by.slice(0, MAX_SYNONYMS) };
}

/** A substitute that counts for nothing where an article explains it as none of these names. */
function meaning(term: RankTerm, names: readonly string[]): SubstituteTerm {
  const unless = explainedOtherwise(term.text, names);
  return unless === null ? term : { ...term, unless };
}

function joinedForms(text: string, words: RankedWords): Substitute[] {
  return wordGroups(text, tokenise(text)).flatMap(({ parts, joined }) =>
    joined === null ? [] : [{ of: words.positions(parts.join(' ')), by: [{ text: joined, weight: 1 }] }],
  );
}

/** The abbreviations in a question, and the words in it that have one. */
async function learntTerms(
  index: Pick<LiteratureIndex, 'abbreviations'>,
  question: string,
  words: RankedWords,
): Promise<(LearntTerm & { share: number })[]> {
  const texts = abbreviable(question, tokenise(question).slice(0, MAX_LOOKED_UP));
  const found = (await index.abbreviations?.(texts)) ?? [];
  return texts.flatMap((text, place) =>
    (found[place] ?? [])
      .filter((expansion) => expansion.share >= MIN_SURE)
      .filter((expansion) => !tokenise(expansion.text).every(({ word }) => words.has(word)))
      .map((expansion) => ({ text, expansion: expansion.text, share: expansion.share })),
  );
}

/** Every word, and every run of a few words, as the question has them. */
function abbreviable(question: string, tokens: readonly Token[]): string[] {
  const texts = tokens.flatMap(({ start }, first) =>
    tokens.slice(first, first + LONGEST_ABBREVIATED).map(({ end }) => question.slice(start, end)),
  );
  return [...new Set(texts)];
}

/** As many of the substitutes as there is room for, the first ones first. */
function affordable(substitutes: readonly Substitute[], room: number): Substitute[] {
  let left = room;
  return substitutes.flatMap(({ of, by }) => {
    const some = by.slice(0, Math.max(0, left));
    left -= some.length;
    return of.length === 0 || some.length === 0 ? [] : [{ of, by: some }];
  });
}
