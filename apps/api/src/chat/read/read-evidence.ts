import {
  abstractText,
  articleToCitation,
  readStudyFrame,
  splitSentences,
  type AbstractSection,
  type Citation,
  type QuestionType,
} from '@footnote/domain';
import {
  matchableText,
  termPatterns,
  topicStrength,
  type AskedFrame,
  type Reading,
  type StudyMatch,
  type TermPattern,
} from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import type { RankedArticle } from '../rank/rank-candidates.ts';

/** How much a section of an abstract is worth as an answer. */
const SECTION_WORTH: readonly (readonly [RegExp, number])[] = [
  [/CONCLUSION|INTERPRETATION|IMPLICATION|SIGNIFICANCE|MAIN MESSAGE/i, 1],
  [/RESULT|FINDING|OUTCOME/i, 0.95],
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
        worth:
          section.label === '' ? plainWorth(sentence.text, position, sentences.length) : sectionWorth(section.label),
      });
    }
    offset += abstractText([section]).length + 1;
  }
  return placed;
}

const TELLS_METHODS =
  /\b(?:randomi[sz]ed to|randomly (?:assigned|allocated)|were (?:randomi[sz]ed|assigned|allocated|enrolled|recruited|eligible)|received either|double-?blind|we (?:aimed|sought)|(?:aim|purpose|objective) of th|to (?:compare|evaluate|determine|assess|investigate|examine) the|we (?:estimated|investigated|examined|evaluated|assessed|conducted|searched)|this study (?:investigated|aimed|was designed)|was determined|in a (?:prospective|double|random))\b/i;
const CONCLUDES =
  /^(?:in (?:conclusion|summary)|we conclude|conclusions?\b|thus\b|therefore\b|these (?:results|data|findings)|our (?:results|data|findings))/i;
const METHODS_PLAIN = 0.25;
const RESULT_PLAIN = 0.95;

/** What a sentence is worth in an abstract without labels: by what it says, else by where it stands. */
function plainWorth(text: string, position: number, count: number): number {
  if (CONCLUDES.test(text)) return LAST_WORTH;
  if (TELLS_METHODS.test(text)) return METHODS_PLAIN;
  return position > 0 && RESULT_FIGURE.test(text) ? RESULT_PLAIN : placeWorth(position, count);
}

function placeWorth(position: number, count: number): number {
  if (position === count - 1) return LAST_WORTH;
  if (position === 0) return FIRST_WORTH;
  return position >= count - 3 ? 0.75 : UNLABELLED_WORTH;
}

/** Figures of an effect: what a finding is told in. */
const EFFECT = /%|\b(?:HR|RR|OR|CI|SD|SMD|IQR|ratio|hazard|difference|versus|vs|mean|median|percent)\b|\bP\s*[=<>]/i;
/** Figures of a result: shares, ratios, or one number against another. */
const RESULT_FIGURE =
  /\d\s?(?:%|percent\b)|\b(?:HR|RR|OR|aOR|aHR|[Rr]atio|[Dd]ifference|[Mm]ean|[Mm]edian)\b[^.;]{0,40}\d|\d\s(?:\w{1,12}\s){0,3}(?:vs?\.?|versus|compared with|against|and)\s(?:\w{1,12}\s){0,3}\d|\bP\s?[=<>]/;
/** Share of its worth that a sentence keeps which has neither a topic of the question nor a figure of an effect. */
const BESIDE_THE_POINT = 0.3;
/** Shares of a sentence's worth that hang on the outcome asked about, and on the other topics. */
const OUTCOME_SHARE = 0.35;
/** Share that a sentence keeps without the kind of figure its question asks for. */
const WITHOUT_FIGURE: Partial<Record<QuestionType, number>> = { prevalence: 0.5, dose: 0.6, diagnosis: 0.6, cost: 0.6 };
const PLAIN_WITHOUT_FIGURE = 0.9;
/** What was done answers how much was given, and what was meant. */
const METHODS_TELL = new Set<QuestionType>(['dose', 'definition']);
const METHODS_WORTH = 0.75;

interface AskedSentences {
  topics: readonly WeightedTopic[];
  outcomes: readonly WeightedTopic[];
  type: QuestionType;
}

function relevanceOf(sentence: string, { topics, outcomes, type }: AskedSentences): number {
  const share = topicShare(sentence, topics);
  const isTold = hasFigure(sentence, type);
  if (share === 0 && !EFFECT.test(sentence)) return BESIDE_THE_POINT;
  const outcome = outcomes.length === 0 ? share : Math.max(...outcomes.map((one) => topicShare(sentence, [one])));
  const said =
    1 - TOPIC_SHARE - OUTCOME_SHARE / 2 + (TOPIC_SHARE - OUTCOME_SHARE / 2) * share + OUTCOME_SHARE * outcome;
  return said * (isTold ? 1 : (WITHOUT_FIGURE[type] ?? PLAIN_WITHOUT_FIGURE));
}

/** Whether a sentence has a figure of the kind that a question of this type asks for. */
export function hasFigure(sentence: string, type: QuestionType): boolean {
  return (
    (FIGURES[type] ?? RESULT_FIGURE).test(sentence) &&
    /\d/.test(sentence) &&
    (METHODS_TELL.has(type) || !TELLS_METHODS.test(sentence))
  );
}

const FIGURES: Partial<Record<QuestionType, RegExp>> = {
  dose: /\d\s?-?(?:mg|g|µg|μg|mcg|micrograms?|mL|ml|IU|units?|mmol|Gy|%|tablets?)\b/,
  diagnosis: /\d\s?%|\b(?:sensitivity|specificity|AUC|area under|MARD|predictive)\b[^.;]{0,60}\d/i,
  prevalence: /\d\s?(?:%|percent\b|per\s)|\b\d{1,7} (?:of|in|out of) (?:the )?\d/i,
  cost: /[€$£]\s?\d|\d (?:euros?|dollars|pounds)\b/i,
};

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

/** An article to be read, and how it stands to the question. */
export type ReadableArticle = Pick<RankedArticle, 'article' | 'match'>;

/**
 * Numbers the articles in their order and chooses the sentences of each that answer the question best, best first.
 * These sentences are all that any writer sees of an article; one without any is left out.
 */
export function readEvidence(
  ranked: readonly ReadableArticle[],
  { reading, asked: { parts, frame } }: { reading: Reading; asked: Pick<AskedFrame, 'parts' | 'frame'> },
): NumberedEvidence[] {
  const outcomes = parts.filter(({ role }) => role === 'outcome').map(({ topic }) => topic);
  const asked: AskedSentences = {
    topics: weightedTopics(reading),
    outcomes: outcomes.map((topic) => ({ weight: 1, patterns: termPatterns(topic) })),
    type: frame.type,
  };
  return ranked
    .map(({ article, match }) => {
      const citation = withDirectness(articleToCitation(article), match);
      const sentences = citation.retracted ? [] : chooseSentences(article.abstract, asked);
      return { citation, match, sections: article.abstract, study: readStudyFrame(article), sentences };
    })
    .filter(({ citation, sentences }) => citation.retracted || sentences.length > 0)
    .map((evidence, position) => ({ n: position + 1, ...evidence }));
}

function withDirectness(citation: Citation, { directness, differences }: StudyMatch): Citation {
  if (directness === 'off') return citation;
  const because = [...new Set(differences.map(({ dimension }) => dimension))];
  return { ...citation, directness, ...(because.length === 0 ? {} : { indirect_because: because }) };
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

function chooseSentences(sections: readonly AbstractSection[], asked: AskedSentences): EvidenceSentence[] {
  return placeSentences(sections)
    .filter(({ text }) => text.length >= SHORTEST_SENTENCE && !OWN_MARKER.test(text))
    .map(({ worth, ...sentence }) => ({
      ...sentence,
      relevance:
        (METHODS_TELL.has(asked.type) ? Math.max(worth, METHODS_WORTH) : worth) * relevanceOf(sentence.text, asked),
    }))
    .sort((a, b) => b.relevance - a.relevance || a.start - b.start)
    .slice(0, MAX_SENTENCES);
}
