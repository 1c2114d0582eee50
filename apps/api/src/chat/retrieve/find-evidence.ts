import {
  answersWithin,
  ARTICLES_CONSIDERED,
  asksOfReferences,
  readChatFilters,
  studyTypeLimits,
  type StudyTypeLimits,
} from '@footnote/domain';
import { CHOSEN_MATCH, isRetracted, type LiteratureIndex, type Understanding } from '@footnote/literature';
import { filterQuery, type SearchLimits } from '../../search/search-filters.ts';
import { readOwner } from '../../platform/owner.ts';
import type { NumberedEvidence } from '../chat.ports.ts';
import type { AnsweringDocuments } from '../documents.ports.ts';
import { rankCandidates } from '../rank/rank-candidates.ts';
import { readEvidence } from '../read/read-evidence.ts';
import type { AnswerInput } from '../turns/run-turn.ts';
import { searchedSources, isPmid, type SearchedSources } from './searched-sources.ts';
import { readTogether, retrieveArticles, type Candidate, type Retrieval } from './retrieve-articles.ts';
import type { OpenedRecords } from './records/searched-records.ts';
import type { RetrieveInput } from './search-reading.ts';

export interface FindEvidenceDeps {
  literature: LiteratureIndex;
  /** Documents of organizations; left out where none are searched. */
  documents?: AnsweringDocuments;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface FindEvidenceInput extends Pick<AnswerInput, 'query' | 'parameters' | 'signal' | 'owner' | 'isPro'> {
  understanding: Understanding;
  /** References at most; the product's default where it is left out. */
  limit?: number;
  /** PMIDs of the articles the literature is limited to; left out where it is not. */
  articles?: readonly string[];
  /** Imported records that are asked, too; left out where there are none. */
  records?: OpenedRecords;
}

/** What a question is answered from. */
export interface FoundEvidence {
  retrieval: Retrieval;
  /** Empty where nothing answers. */
  evidence: NumberedEvidence[];
  /** True where nothing of the default study types answers, and studies of all types do. */
  relaxed: boolean;
}

/** References an answer reads. */
const REFERENCES = 8;
const REFERENCES_ELABORATE = 14;
/** Articles less relevant than this share of the best are not read. */
const READ_FLOOR = 0.55;

/** Finds and reads what answers a question, of the study types it is limited to. Rejects as the index's searches do. */
export async function findEvidence(deps: FindEvidenceDeps, input: FindEvidenceInput): Promise<FoundEvidence> {
  const { types, givesWay } = studyTypeLimits(input.query);
  if (types === null || !givesWay) return { ...(await findWithin(deps, input, types)), relaxed: false };
  const any = await findWithin(deps, input, null);
  // A document has no study type: none is left out for it.
  const direct = any.retrieval.candidates.filter(
    ({ match, document }) => match.directness === 'direct' && document === undefined,
  );
  if (direct.every(({ found }) => types.includes(found.article.studyType))) return { ...any, relaxed: false };
  const sound = direct
    .filter(({ found }) => !isRetracted(found.article.notices))
    .map(({ found, match }) => ({ studyType: found.article.studyType, relevance: match.score }));
  const within = answersWithin(types, sound) ? await findWithin(deps, input, types) : null;
  // What answers beside a likelier study may only be near by itself.
  if (within !== null && within.evidence.some(({ match }) => match.directness === 'direct'))
    return { ...within, relaxed: false };
  return { ...any, relaxed: any.evidence.length > 0 };
}

async function findWithin(
  deps: FindEvidenceDeps,
  input: FindEvidenceInput,
  types: StudyTypeLimits['types'],
): Promise<Omit<FoundEvidence, 'relaxed'>> {
  const limits = limitsOf(input, types);
  const { understanding, signal, isPro = true, records } = input;
  const asked = searchedSources(input.query);
  const asksArticles = input.articles === undefined ? asked.literature : input.articles.length > 0;
  const filter = asksArticles ? filterQuery(limits, deps.now()) : null;
  const chosen = asksOfReferences(input.query);
  const retrieval = await retrieveArticles(deps.literature, {
    understanding,
    filter,
    chosen,
    considered: isPro ? ARTICLES_CONSIDERED.pro : ARTICLES_CONSIDERED.basic,
    signal,
    ...passageFinder(deps, input, asked),
    ...(records === undefined ? {} : { records: { ...records, limits, now: deps.now() } }),
  });
  return { retrieval, evidence: chooseEvidence(deps, input, retrieval) };
}

/** Passages of each source that are looked at, and of the documents found with them. */
const PASSAGES = 60;
const PASSAGES_OF_DOCUMENTS = 1_000;

function passageFinder(
  { documents }: FindEvidenceDeps,
  { owner, signal }: FindEvidenceInput,
  { within }: SearchedSources,
): Pick<RetrieveInput, 'findPassages'> {
  if (documents === undefined || owner === undefined || within === null) return {};
  const { organizationId } = readOwner(owner);
  return {
    findPassages: (question, found) =>
      documents.search(
        found === undefined
          ? { organizationId, question, within, limit: PASSAGES }
          : { organizationId, question, within: { documents: found }, limit: PASSAGES_OF_DOCUMENTS },
        signal,
      ),
  };
}

function limitsOf(
  { query, parameters, articles }: FindEvidenceInput,
  studyTypes: StudyTypeLimits['types'],
): SearchLimits {
  return {
    filters: { ...readChatFilters(query, parameters), studyTypes },
    ageInMonths: query.ageInMonths,
    chosen: articles ?? (asksOfReferences(query) ? query.citations.filter(isPmid) : null),
  };
}

/** Studies that differ from the question beside those that do not, and alone. */
const INDIRECT_BESIDE = 3;
const INDIRECT_ALONE = 4;

/** Retracted work is named once: a document of it is left out beside its article. */
function namedOnce(candidates: readonly Candidate[]): Candidate[] {
  const named = new Set(
    candidates.flatMap(({ found, document }) => (document === undefined ? [found.article.pmid] : [])),
  );
  return candidates.filter(
    ({ document }) => !(isRetracted(document?.article?.notices ?? []) && named.has(document?.article?.pmid ?? '')),
  );
}

function chooseEvidence(
  { now }: FindEvidenceDeps,
  { query, parameters, limit }: FindEvidenceInput,
  { candidates, reading, asked, content }: Retrieval,
): NumberedEvidence[] {
  const ranked = rankCandidates(namedOnce(candidates), parameters.sort_by, now());
  if (asksOfReferences(query))
    return readEvidence(
      ranked.map((one) => ({ ...one, match: one.match.directness === 'off' ? CHOSEN_MATCH : one.match })),
      { asked, content },
    );
  const most = limit ?? (query.chatElaborateMode ? REFERENCES_ELABORATE : REFERENCES);
  const direct = ranked.filter(({ match }) => match.directness === 'direct').slice(0, most);
  // Retracted work answers nothing; it is only named.
  const isAnswered = direct.some(({ article }) => !isRetracted(article.notices));
  // Plans and animals are worth a look only where nothing else answers.
  const near = ranked.filter(({ match }) => match.directness === 'indirect' && (match.isFit || !isAnswered));
  const floor = Math.max(...near.map(({ relevance }) => relevance)) * READ_FLOOR;
  const room = Math.min(isAnswered ? INDIRECT_BESIDE : INDIRECT_ALONE, most - direct.length);
  const indirect = readTogether(
    near.filter(({ relevance }) => relevance >= floor),
    Math.max(0, room),
    reading,
  );
  return readEvidence([...direct, ...indirect], { asked, content });
}
