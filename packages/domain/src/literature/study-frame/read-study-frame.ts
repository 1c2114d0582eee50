import { abstractText } from '../abstract.ts';
import type { Article } from '../article.ts';
import { populationQualifiers } from './population-qualifiers.ts';
import { readAbstract, type ReadAbstract } from './direction/read-abstract.ts';
import { readFindings } from './read-findings.ts';
import { studyArms } from './study-arms.ts';
import { studyDesign } from './study-design.ts';
import type { StudyDesign, StudyFrame, StudyPopulation } from './study-frame.ts';

/** What an article needs to be read as a study. */
export type ReadableArticle = Pick<
  Article,
  | 'title'
  | 'abstract'
  | 'publicationTypes'
  | 'mesh'
  | 'studyType'
  | 'sampleSize'
  | 'population'
  | 'intervention'
  | 'comparison'
  | 'outcome'
>;

/** Designs that have studied nobody, or nobody of their own. */
const WITHOUT_SAMPLE = new Set<StudyDesign>(['protocol', 'unfinished', 'review', 'guideline', 'comment']);
/** Designs that report no findings of their own. */
const WITHOUT_FINDINGS = new Set<StudyDesign>(['protocol', 'unfinished']);

const CONDITION =
  /\b(?:with|suffering from|diagnosed with|undergoing|treated for|at (?:high )?risk (?:of|for))\s+((?:(?!\b(?:who|and|or|were|was|had|undergoing|receiving|in|at|on|aged|without|after|during|from)\b)[\w'’/-]+\s?){1,6})/gi;
const MOST_CONDITIONS = 6;
const LONGEST_POPULATION = 2_000;

function conditionsOf(text: string): string[] {
  const found = [...text.matchAll(CONDITION)].map((match) => (match[1] ?? '').trim().toLowerCase());
  return [...new Set(found)].filter((condition) => condition.length > 2).slice(0, MOST_CONDITIONS);
}

/** Traits stand where people are named: in title, field and methods, never in results of subgroups. */
function populationOf({ title, population }: ReadableArticle, { sentences }: ReadAbstract): StudyPopulation {
  const text = population.slice(0, LONGEST_POPULATION);
  const methods = sentences.filter(({ role }) => role === 'methods' || role === 'aim').map((one) => one.text);
  return {
    text,
    conditions: conditionsOf(`${text} . ${title}`),
    qualifiers: populationQualifiers([title, text, ...methods].join(' . ')),
  };
}

const MOST_KNOWN = 1_000;
/** The frames that were read last, by all they were read from: answers in a row rest on the same articles. */
const known = new Map<string, StudyFrame>();

/** Reads an article as a study: design, who was studied, what was compared, and what was found. */
export function readStudyFrame(article: ReadableArticle): StudyFrame {
  const text = abstractText(article.abstract);
  const { title, studyType, sampleSize, population, intervention, comparison, outcome, publicationTypes } = article;
  const key = [
    text,
    title,
    studyType,
    sampleSize,
    population,
    intervention,
    comparison,
    outcome,
    ...publicationTypes,
  ].join('\n');
  const frame = known.get(key) ?? frameOf(article, text);
  // What was asked for last is forgotten last.
  known.delete(key);
  known.set(key, frame);
  for (const oldest of known.size > MOST_KNOWN ? known.keys() : []) {
    known.delete(oldest);
    break;
  }
  return frame;
}

function frameOf(article: ReadableArticle, text: string): StudyFrame {
  const abstract = readAbstract(article.abstract);
  const design = studyDesign(article, text);
  const arms = studyArms(article, text);
  return {
    design,
    sampleSize: WITHOUT_SAMPLE.has(design) ? null : article.sampleSize,
    population: populationOf(article, abstract),
    arms,
    findings: WITHOUT_FINDINGS.has(design) ? [] : readFindings(abstract, article, arms),
  };
}
