import { ARTICLES_CONSIDERED } from '@footnote/domain';
import {
  STUDIES_COMPARED,
  countMatches,
  isIntervention,
  isTreated,
  matchable,
  matchStudies,
  queryCoverage,
  questionContent,
  questionKnowledge,
  readQuestionFrame,
  searchString,
  type AskedFrame,
  type LiteratureIndex,
  type MatchCandidate,
  type QuestionContent,
  type StudyMatch,
  type Reading,
  type SearchHit,
  type Topic,
  type Understanding,
} from '@footnote/literature';
import { articlesOfDocuments } from '../../literature/articles-of-documents.ts';
import { documentArticle } from './documents/document-article.ts';
import { matchDocument } from './documents/match-document.ts';
import { searchDocuments } from './documents/search-documents.ts';
import { assessRecords } from './records/search-records.ts';
import {
  assess,
  assessHits,
  findHits,
  preparedTopics,
  type AssessedArticle,
  type RetrieveInput,
} from './search-reading.ts';

/** An article with how it stands to what was asked. */
export interface Candidate extends MatchCandidate, Pick<AssessedArticle, 'document' | 'record'> {
  match: StudyMatch;
}

export interface Retrieval {
  /** The question taken apart, of the reading that found something. */
  asked: AskedFrame;
  /** The reading that found something, or the most likely one. */
  reading: Reading;
  /** What the reading says, each part by how rare it is in the collection. */
  content: QuestionContent;
  candidates: readonly Candidate[];
  /** The search that ran, for users. */
  searchString: string;
}

/** Articles read at a time, so that a deep look holds up nobody else; all of them where no more are considered. */
const READ_AT_ONCE = ARTICLES_CONSIDERED.basic;
/** Share of the question an article has to cover; below it, it would answer another question. */
const MIN_COVERAGE = 0.55;
const MIN_COVERAGE_OF_MANY = 0.45;

/** A single word outside the lexicon is only answered by articles that name it in their title. */
const MIN_ALONE = 0.97;

/**
 * An article that says less of what the question says answers another question. In a collection of thousands, what is
 * asked is said in much the same words where it is said at all; a few hundred articles say each thing in one way only.
 */
const BASE_COVERAGE = 0.3;
const COVERAGE_PER_TENFOLD = 0.15;
const MAX_COVERAGE = 0.6;
const FEW_ARTICLES = 250;

function minimumCoverage(articles: number): number {
  const tenfolds = Math.max(0, Math.log10(articles / FEW_ARTICLES));
  return Math.min(MAX_COVERAGE, BASE_COVERAGE + COVERAGE_PER_TENFOLD * tenfolds);
}

/** A question in everyday words alone ("do waiting times affect satisfaction") is answered by what says nearly all of them. */
const MIN_PLAIN_WORDS = 4;
const MIN_SAID_PLAINLY = 0.85;

function isPlain({ topics }: Reading): boolean {
  return topics.length === 0;
}

/**
 * Finds the articles that answer a question, and those about something near it. Tries the readings in turn until one is
 * answered, and for comparisons the articles about one side. An empty result means that the collection holds nothing near it.
 */
export async function retrieveArticles(literature: LiteratureIndex, input: RetrieveInput): Promise<Retrieval> {
  const articles = await countMatches(literature, { type: 'all' }, input.signal);
  const weigh = async (reading: Reading): Promise<Weighed> => ({
    reading,
    content: await questionContent(literature, reading, articles),
    articles,
  });
  const [likeliest, ...others] = input.understanding.readings;
  let best = await retrieve(literature, await weigh(likeliest), input);
  for (const reading of others) {
    if (best.candidates.some(isDirect)) return best;
    const other = await retrieve(literature, await weigh(reading), input);
    if (other.candidates.some(isDirect)) best = other;
  }
  return best;
}

function isDirect({ match }: Candidate): boolean {
  return match.directness === 'direct';
}

async function retrieve(literature: LiteratureIndex, weighed: Weighed, input: RetrieveInput): Promise<Retrieval> {
  const candidates = await retrieveReading(literature, weighed, input);
  const { reading, content } = weighed;
  const asked = readQuestionFrame(reading);
  return { reading, content, candidates, asked, searchString: shown(reading, input.understanding) };
}

function shown(reading: Reading, understanding: Understanding): string {
  const required = reading.topics.filter((topic) => topic.required);
  return searchString(
    required,
    reading.topics.filter((topic) => !topic.required),
    understanding.corrections,
  );
}

async function retrieveReading(
  literature: LiteratureIndex,
  weighed: Weighed,
  input: RetrieveInput,
): Promise<Candidate[]> {
  const { reading } = weighed;
  if (isPlain(reading) && reading.optionalTerms.length < MIN_PLAIN_WORDS && !input.chosen) return [];
  const hits = await findHits(literature, reading, input);
  const read = (part: readonly SearchHit[]) => assessHits(literature, part, { reading, best: hits[0]?.score ?? 0 });
  const found = [
    ...(await read(hits.slice(0, READ_AT_ONCE))),
    ...(await assessDocuments(literature, weighed, input)),
    ...(await assessRecords(reading, input)),
  ];
  const scaled = scaleOf(found, weighed);
  const onOneScale = found.map(scaled).toSorted((one, other) => other.textScore - one.textScore);
  const assessed = comparable(onOneScale, weighed);
  if (input.chosen) return matchCandidates(assessed, weighed);
  const isKept = ({ isAbout, missing, match }: Candidate) =>
    match.directness !== 'off' && (isAbout || !missing.some(({ id }) => reading.requiredTopics.includes(id)));
  const candidates = matchCandidates(assessed.slice(0, STUDIES_COMPARED), weighed).filter(isKept);
  if (!candidates.some(isDirect)) return candidates;
  const further: MatchCandidate[] = assessed.slice(STUDIES_COMPARED).filter(({ isAbout }) => isAbout);
  for (let from = READ_AT_ONCE; from < hits.length; from += READ_AT_ONCE) {
    const part = await read(hits.slice(from, from + READ_AT_ONCE));
    further.push(
      ...comparable(part.map(scaled), weighed).filter(({ isAbout, missing }) => isAbout && missing.length === 0),
    );
  }
  return [...candidates, ...matchFurther(further, candidates.filter(isDirect), weighed, input)];
}

/**
 * What a deeper look adds to an answer: of what is about all that was asked, what answers it directly, too. It never makes
 * an answer where the best that was found gives none.
 */
function matchFurther(
  further: readonly MatchCandidate[],
  direct: readonly Candidate[],
  weighed: Weighed,
  { considered = ARTICLES_CONSIDERED.basic }: RetrieveInput,
): Candidate[] {
  if (considered <= ARTICLES_CONSIDERED.basic) return [];
  const answering = direct.filter(({ document }) => document === undefined);
  return matchCandidates(further.slice(0, STUDIES_COMPARED), weighed, answering).filter(isDirect);
}

/** Says of every article found whether it is about what the question cannot do without. */
export function comparable(
  assessed: readonly AssessedArticle[],
  weighed: Weighed,
): (MatchCandidate & Pick<AssessedArticle, 'document' | 'record'>)[] {
  const about = new Set(sayingEnough(chooseAnswering(assessed, weighed.reading), weighed));
  return assessed.map((one) => ({ ...one, isAbout: about.has(one) }));
}

/** The documents a reading finds, each as an article of what was found in it. Rejects as the searches of both indexes do. */
export async function assessDocuments(
  literature: LiteratureIndex,
  { reading, content }: Omit<Weighed, 'articles'>,
  {
    findPassages,
    understanding: { language },
    signal,
  }: Pick<RetrieveInput, 'findPassages' | 'understanding'> & { signal?: AbortSignal },
): Promise<AssessedArticle[]> {
  if (findPassages === undefined) return [];
  const found = await searchDocuments(findPassages, { question: reading.question, content, language });
  const articles = await articlesOfDocuments(literature, found, signal);
  const documents = found.map((document, at) => ({ ...document, article: articles[at] ?? null }));
  const prepared = preparedTopics(reading);
  return documents.map((document) => ({
    ...assess(matchable(documentArticle(document)), prepared, document.textScore),
    document,
  }));
}

/**
 * Scores of separate indexes do not compare, since each has a best hit, whatever that says. What each index found is worth what
 * its best says of the question, weighed by how rare words are in the literature: the same weights for all. What is read further down
 * goes by what was found first.
 */
function scaleOf(found: readonly AssessedArticle[], { content }: Weighed): (one: AssessedArticle) => AssessedArticle {
  const indexes = Map.groupBy(found, indexOf);
  if (indexes.size < 2) return (one) => one;
  const worth = new Map(
    [...indexes].map(([id, ofOne]) => [id, Math.max(...ofOne.map((one) => queryCoverage(one.found.article, content)))]),
  );
  const most = Math.max(...worth.values(), Number.MIN_VALUE);
  return (one) => ({ ...one, textScore: (one.textScore * (worth.get(indexOf(one)) ?? 0)) / most });
}

/** Names the index that found something. */
const indexOf = ({ document, record }: AssessedArticle) =>
  document?.source.id ?? (record === undefined ? '' : 'records');

/** What a reading is weighed by. */
export interface Weighed {
  reading: Reading;
  content: QuestionContent;
  /** Articles in the collection. */
  articles: number;
}

function matchCandidates(
  candidates: readonly (MatchCandidate & Pick<AssessedArticle, 'document' | 'record'>)[],
  { reading, content, articles }: Weighed,
  answering?: readonly Candidate[],
): Candidate[] {
  const asked = readQuestionFrame(reading);
  const input = { asked, content, collectionSize: articles, candidates };
  const matches = matchStudies(questionKnowledge(), answering === undefined ? input : { ...input, answering });
  return candidates.flatMap((candidate, at) => {
    const match = matches[at];
    if (match === undefined) return [];
    const { document, missing } = candidate;
    if (document === undefined) return [{ ...candidate, match }];
    const found = { ...document, missing: missing.length };
    return [{ ...candidate, match: matchDocument(match, found, { asked, content }) }];
  });
}

function sayingEnough(answering: AssessedArticle[], { reading, content, articles }: Weighed): AssessedArticle[] {
  const least = isPlain(reading) ? MIN_SAID_PLAINLY : minimumCoverage(articles);
  return answering.filter(({ found }) => queryCoverage(found.article, content) >= least);
}

function chooseAnswering(assessed: readonly AssessedArticle[], reading: Reading): AssessedArticle[] {
  if (isPlain(reading)) return [...assessed];
  const required = reading.topics.filter((topic) => topic.required);
  if (required.length === 0) {
    const least = reading.topics.length === 1 ? MIN_ALONE : MIN_COVERAGE;
    return assessed.filter((candidate) => candidate.coverage >= least);
  }
  const whole = assessed.filter((candidate) => candidate.missing.length === 0 && candidate.coverage >= MIN_COVERAGE);
  if (whole.length > 0) return whole;
  const isAbout = ({ missing }: AssessedArticle) => !missing.some((topic) => reading.requiredTopics.includes(topic.id));
  return partial(assessed.filter(isAbout), required);
}

/** Topics that have to remain when an article may lack one of them. */
const MIN_REMAINING = 2;
/** A question with so many topics describes a patient; hardly any study is about all of that. */
const MANY_TOPICS = 4;

/**
 * Where no article has every topic, articles that lack one intervention may still answer together, provided that each
 * is treated by one of them: the two sides of a comparison. The description of a patient is answered by what shares most of it.
 */
function partial(assessed: readonly AssessedArticle[], required: readonly Topic[]): AssessedArticle[] {
  if (required.length <= MIN_REMAINING) return [];
  if (required.length >= MANY_TOPICS) return closest(assessed, required);
  const close = assessed.filter(
    ({ missing, coverage }) => missing.length === 1 && missing.every(isIntervention) && coverage >= MIN_COVERAGE,
  );
  return close.length > 0 && treatAll(close, required) ? close : [];
}

/**
 * The best articles to read, at most so many, best first. Where each lacks a topic, the last ones make way for the best
 * that treat what the others lack, where there are any.
 */
export function readTogether<Article extends Pick<Candidate, 'missing'>>(
  ranked: readonly Article[],
  most: number,
  { topics }: Pick<Reading, 'topics'>,
): Article[] {
  const required = topics.filter((topic) => topic.required);
  const first = ranked.slice(0, most);
  if (required.length >= MANY_TOPICS || treatAll(first, required)) return first;
  const lacking = required.filter((topic) => !treatAll(first, [topic]));
  const treating = new Set(lacking.flatMap((topic) => ranked.find(({ missing }) => !missing.includes(topic)) ?? []));
  const together = [...first.slice(0, Math.max(0, most - treating.size)), ...treating];
  return treatAll(together, required) ? together : first;
}

/** True where each topic is treated by one of the articles. */
function treatAll(articles: readonly Pick<Candidate, 'missing'>[], topics: readonly Topic[]): boolean {
  return topics.every((topic) => articles.some(({ missing }) => !missing.includes(topic)));
}

/** Articles about most of many topics, with what is given and to whom among them; none where the collection lacks a drug. */
function closest(assessed: readonly AssessedArticle[], required: readonly Topic[]): AssessedArticle[] {
  const drugs = required.filter((topic) => topic.kind === 'drug' || topic.kind === 'drug-class');
  if (!treatAll(assessed, drugs)) return [];
  const groups = [required.filter(isIntervention), required.filter(isTreated)].filter((group) => group.length > 0);
  const most = Math.ceil(required.length / 3);
  return assessed.filter(
    ({ missing, coverage }) =>
      missing.length <= most &&
      coverage >= MIN_COVERAGE_OF_MANY &&
      groups.every((group) => group.some((topic) => !missing.includes(topic))),
  );
}
