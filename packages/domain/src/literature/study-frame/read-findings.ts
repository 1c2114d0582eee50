import type { Article } from '../article.ts';
import { markSentence, soughtComparison, type SoughtComparison } from './direction/comparison-marks.ts';
import { resultSentences } from './direction/direction-candidates.ts';
import { featuresOf, readSentence, type SentenceReading } from './direction/direction-features.ts';
import { DIRECTION_CLASSES, directionShares } from './direction/direction-model.ts';
import { findingOf } from './finding-of.ts';
import { singleFigures } from './single-figures.ts';
import { outcomePhrases } from './outcome-phrases.ts';
import type { ReadAbstract, ReadSentence } from './direction/read-abstract.ts';
import { tokensOf } from './direction/sentence-tokens.ts';
import { shippedModel } from './direction/shipped-model.ts';
import type { AskedComparison, Finding, StudyArm } from './study-frame.ts';

/** What is told of an outcome with less than this is not reported as a finding. */
const LEAST_CONFIDENCE = 0.55;
const MOST_FINDINGS = 24;
const MOST_OF_SENTENCE = 4;

function outcomesIn(sentence: ReadSentence, known: readonly string[], armStems: ReadonlySet<string>): string[] {
  const text = sentence.text.toLowerCase();
  const named = known.filter((outcome) => text.includes(outcome.toLowerCase()));
  const phrases = outcomePhrases(sentence, armStems).filter(
    (phrase) => !named.some((outcome) => phrase.toLowerCase().includes(outcome.toLowerCase())),
  );
  return [...named, ...phrases].slice(0, MOST_OF_SENTENCE);
}

const isTelling = ({ said, probability, interval, figures }: SentenceReading) =>
  said.length > 0 || probability !== undefined || interval !== undefined || figures !== null;

interface Sought {
  abstract: ReadAbstract;
  asked: Omit<AskedComparison, 'outcome'>;
  /** Outcomes named when the article was imported. */
  known: readonly string[];
  armStems: ReadonlySet<string>;
  compared: Map<string, SoughtComparison>;
}

/** Words of a question and its arms are looked up once for an outcome, however many sentences name it. */
function soughtOnce(sought: Map<string, SoughtComparison>, comparison: AskedComparison, abstract: ReadAbstract) {
  const before = sought.get(comparison.outcome) ?? soughtComparison(comparison, abstract);
  sought.set(comparison.outcome, before);
  return before;
}

function findingsIn(sentence: ReadSentence, { abstract, asked, known, armStems, compared }: Sought): Finding[] {
  const model = shippedModel();
  return outcomesIn(sentence, known, armStems).flatMap((outcome): Finding[] => {
    const comparison = { ...asked, outcome };
    const sought = soughtOnce(compared, comparison, abstract);
    const reading = readSentence({ sentence, marks: markSentence(sentence, sought), sought, position: 0.5 });
    if (!isTelling(reading)) return [];
    const { directions } = directionShares(model, [featuresOf(reading)]);
    const confidence = Math.max(...directions);
    const direction = DIRECTION_CLASSES[directions.indexOf(confidence)];
    if (direction === undefined || confidence < LEAST_CONFIDENCE) return [];
    return [{ ...findingOf(reading, comparison, direction), outcome }];
  });
}

const alternatives = (field: string) =>
  field
    .split(' ; ', 12)
    .map((one) => one.trim())
    .filter((one) => one.length > 2);

/** What a study found, sentence by sentence: comparisons of its arms, and figures of one group (prevalence, sensitivity, specificity). */
export function readFindings(
  abstract: ReadAbstract,
  article: Pick<Article, 'outcome'>,
  arms: readonly StudyArm[],
): Finding[] {
  const named = (role: StudyArm['role']) => arms.filter((arm) => arm.role === role).map(({ text }) => text);
  const asked = {
    intervention: named('intervention').slice(0, 2).join('; '),
    comparator: named('comparator').slice(0, 2).join('; '),
  };
  const armStems = new Set(
    arms
      .flatMap(({ text }) => tokensOf(text).filter((token) => token.kind === 'word' && token.text.length > 3))
      .map(({ stem }) => stem),
  );
  const sought = {
    abstract,
    asked,
    known: alternatives(article.outcome),
    armStems,
    compared: new Map<string, SoughtComparison>(),
  };
  const findings: Finding[] = [];
  for (const sentence of resultSentences(abstract)) {
    findings.push(...singleFigures(sentence), ...findingsIn(sentence, sought));
    if (findings.length >= MOST_FINDINGS) break;
  }
  return findings.slice(0, MOST_FINDINGS);
}
