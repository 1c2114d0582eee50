import { abstractText, articleToCitation, splitSentences, type AbstractSection } from '@footnote/domain';
import { matchableText, termPatterns, topicStrength, type Reading, type TermPattern } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import type { RankedArticle } from '../rank/rank-candidates.ts';

/** How much a section of an abstract is worth as an answer. */
const SECTION_WORTH: readonly (readonly [RegExp, number])[] = [
  [/CONCLUSION|INTERPRETATION|IMPLICATION|SIGNIFICANCE|MAIN MESSAGE/i, 1],
  [/RESULT|FINDING|OUTCOME/i, 0.85],
  [/METHOD|DESIGN|SETTING|PARTICIPANT|PATIENT|INTERVENTION|FUNDING|REGISTRATION|MEASURE/i, 0.25],
  [/BACKGROUND|INTRODUCTION|OBJECTIVE|AIM|PURPOSE|CONTEXT|IMPORTANCE|HYPOTHESIS|RATIONALE/i, 0.2],
];
const UNLABELLED_WORTH = 0.5;
/** In an abstract without labels the last sentences conclude and the first introduce. */
const LAST_WORTH = 1;
const FIRST_WORTH = 0.25;
const TOPIC_SHARE = 0.5;
/** A study is chosen by what it gives to whom; a sentence of it by the outcome that was asked about. */
const OUTCOME_WEIGHT = 1.2;
const MAX_SENTENCES = 6;
const SHORTEST_SENTENCE = 25;
/** A sentence with reference numbers of its own would be taken to cite ours. */
const OWN_MARKER = /\[\s*\d+(?:\s*[,;–-]\s*\d+)*\s*\]/;

function sectionWorth(label: string): number {
  return SECTION_WORTH.find(([pattern]) => pattern.test(label))?.[1] ?? UNLABELLED_WORTH;
}

interface PlacedSentence {
  text: string;
  start: number;
  end: number;
  section: string;
  worth: number;
}

/** The sentences of an abstract with their place in its text; labels belong to no sentence. */
function placeSentences(sections: readonly AbstractSection[]): PlacedSentence[] {
  const placed: PlacedSentence[] = [];
  let offset = 0;
  for (const section of sections) {
    const textStart = offset + abstractText([section]).length - section.text.length;
    const sentences = splitSentences(section.text);
    for (const [position, sentence] of sentences.entries()) {
      placed.push({
        text: sentence.text,
        start: textStart + sentence.start,
        end: textStart + sentence.end,
        section: section.label,
        worth: section.label === '' ? placeWorth(position, sentences.length) : sectionWorth(section.label),
      });
    }
    offset += abstractText([section]).length + 1;
  }
  return placed;
}

function placeWorth(position: number, count: number): number {
  if (position === count - 1) return LAST_WORTH;
  if (position === 0) return FIRST_WORTH;
  return position >= count - 3 ? 0.75 : UNLABELLED_WORTH;
}

/** Figures of an effect: what a finding is told in. */
const EFFECT = /%|\b(?:HR|RR|OR|CI|SD|SMD|IQR|ratio|hazard|difference|versus|vs|mean)\b|\bP\s*[=<>]/i;
/** Share of its worth that a sentence keeps which has neither a topic of the question nor a figure of an effect. */
const BESIDE_THE_POINT = 0.3;

function relevanceOf(sentence: string, topics: readonly WeightedTopic[]): number {
  const share = topicShare(sentence, topics);
  if (share === 0 && !EFFECT.test(sentence)) return BESIDE_THE_POINT;
  return 1 - TOPIC_SHARE + TOPIC_SHARE * share;
}

interface WeightedTopic {
  weight: number;
  patterns: readonly TermPattern[];
}

function topicShare(sentence: string, topics: readonly WeightedTopic[]): number {
  const texts = [matchableText(sentence)];
  let covered = 0;
  let total = 0;
  for (const { weight, patterns } of topics) {
    covered += weight * Math.min(1, topicStrength(texts, patterns));
    total += weight;
  }
  return total === 0 ? 0 : covered / total;
}

/**
 * Numbers the articles in their order and chooses the sentences of each that answer the question best, best first.
 * These sentences are all that any writer sees of an article; one without any is left out.
 */
export function readEvidence(ranked: readonly Pick<RankedArticle, 'article'>[], reading: Reading): NumberedEvidence[] {
  const topics = weightedTopics(reading);
  return ranked
    .map(({ article }) => {
      const citation = articleToCitation(article);
      return { citation, sentences: citation.retracted ? [] : chooseSentences(article.abstract, topics) };
    })
    .filter(({ citation, sentences }) => citation.retracted || sentences.length > 0)
    .map((evidence, position) => ({ n: position + 1, ...evidence }));
}

/** What a question names; where it is all everyday words, these. */
function weightedTopics({ topics, optionalTerms }: Reading): WeightedTopic[] {
  if (topics.length === 0)
    return optionalTerms.map((text) => ({
      weight: 1,
      patterns: termPatterns({ kind: 'word', terms: [{ text, weight: 1 }] }),
    }));
  return topics.map((topic) => ({
    weight: topic.kind === 'outcome' ? OUTCOME_WEIGHT : topic.required ? 1 : topic.weight,
    patterns: termPatterns(topic),
  }));
}

function chooseSentences(sections: readonly AbstractSection[], topics: readonly WeightedTopic[]): EvidenceSentence[] {
  return placeSentences(sections)
    .filter(({ text }) => text.length >= SHORTEST_SENTENCE && !OWN_MARKER.test(text))
    .map(({ worth, ...sentence }) => ({
      ...sentence,
      relevance: worth * relevanceOf(sentence.text, topics),
    }))
    .sort((a, b) => b.relevance - a.relevance || a.start - b.start)
    .slice(0, MAX_SENTENCES);
}
