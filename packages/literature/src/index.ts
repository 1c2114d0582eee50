export { countMatches } from './search/count-matches.ts';
export {
  LiteratureIndexFailure,
  type AppliedFile,
  type FacetColumn,
  type FacetCount,
  type FacetTable,
  type JournalImpact,
  type LiteratureIndex,
  type LiteratureIndexError,
  type LiteratureStats,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type SearchSort,
  type WordFrequency,
  type WriteBatch,
  type WriteOutcome,
} from './search/literature-index.ports.ts';
export type {
  ArticleEmbedding,
  ArticleEmbeddings,
  EmbeddingCount,
  EmbeddingModel,
  NearArticle,
  NearestRequest,
} from './search/article-embeddings.ports.ts';
export type {
  MeshKind,
  MeshRecord,
  MeshSource,
  MeshSummary,
  MeshTerm,
  MeshVocabulary,
} from './search/mesh-vocabulary.ports.ts';
export {
  TEXT_FIELDS,
  type Column,
  type ItemReach,
  type NearPart,
  type Query,
  type RankTerm,
  type Substitute,
  type TextField,
} from './search/query.ts';
export {
  importLiterature,
  type ImportFailure,
  type ImportProgress,
  type ImportRequest,
  type ImportResult,
} from './literature/import-literature.ts';
export { importMesh, type MeshImport, type MeshImportFailure } from './literature/mesh/import-mesh.ts';
export {
  readJournalImpacts,
  type ImpactFailure,
  type JournalImpacts,
} from './literature/journals/read-journal-impacts.ts';
export { requestsPerSecond, type EntrezFailure, type EntrezServer } from './literature/entrez/entrez-server.ts';
export {
  fetchLiterature,
  type FetchProgress,
  type FetchResult,
  type FetchSelection,
} from './literature/entrez/fetch-literature.ts';
export { openRequestPace, type RequestPace } from './literature/entrez/request-pace.ts';
export { MAX_FOUND } from './literature/entrez/search-entrez.ts';
export { PATIENT_HTTP_OPTIONS } from './literature/sync/patient-http-options.ts';
export type { HttpOptions } from './literature/sync/http-exchange.ts';
export type { SyncNote } from './literature/sync/plan-sync.ts';
export type { SyncFailure, SyncFailureCode } from './literature/sync/sync-failure.ts';
export {
  syncLiterature,
  type SyncProgress,
  type SyncRequest,
  type SyncResult,
} from './literature/sync/sync-literature.ts';
export type { LiteratureRecord } from './literature/literature-record.ts';
export {
  lacksEvidence,
  MAY_LACK_EVIDENCE,
  refineEvidence,
  type OfferedEvidence,
  type Refinement,
} from './literature/extraction/refine-evidence.ts';
export { alternativesOf, firstAlternative } from './literature/extraction/alternatives.ts';
export { COUNT, countValue } from './literature/extraction/terms/number-words.ts';
export { joinRankings, type Ranked } from './search/core/join-rankings.ts';
export { isRetracted } from './search/core/notice-links.ts';
export { languageCode, languageCodes } from './search/pubmed/reading/vocabulary-values.ts';
export { labelledSections } from './literature/lists/labelled-sections.ts';
export { withEvidence } from './literature/extraction/with-evidence.ts';
export { readLiteratureBytes } from './literature/files/read-literature-file.ts';
export { loadStarterCollection } from './literature/starter/load-starter-collection.ts';
export { starterCollection } from './literature/starter/starter-collection.ts';
export {
  articleStrength,
  matchable,
  termPatterns,
  topicStrength,
  type MatchableArticle,
  type TermPattern,
} from './search/question/matching/match-article.ts';
export { matchableText } from './search/question/matching/matchable-text.ts';
export {
  comparePassages,
  type AskedOfPassages,
  type ComparedPassage,
  type PassageOfDocument,
} from './search/question/passages/passage-figures.ts';
export { plainWordsBeside } from './search/question/passages/plain-words.ts';
export { scorePassages, type ScoredPassage, type ScoredSentence } from './search/question/passages/score-passages.ts';
export {
  documentFigures,
  documentInputs,
  documentScore,
  type DocumentFigures,
  type DocumentStanding,
  type SayingPassage,
} from './search/question/passages/document-score.ts';
export {
  contentShare,
  queryCoverage,
  questionContent,
  unsaidParts,
  type ContentPart,
  type QuestionContent,
} from './search/question/frame/question-content.ts';
export {
  STUDIES_COMPARED,
  compareStudies,
  dimensionOf,
  type AnsweringStudy,
  type Comparison,
  type MatchCandidate,
  type MatchDifference,
  type MatchInput,
  NOT_IN_PEOPLE,
  PLAN_WITHOUT_RESULTS,
} from './search/question/frame/compare-study.ts';
export { boostedProbability, type BoostedTrees } from './search/question/frame/directness/boosted-trees.ts';
export {
  directnessInputs,
  omittedParts,
  type ComparedStudy,
} from './search/question/frame/directness/directness-score.ts';
export { necessityInputs, termNecessities } from './search/question/frame/directness/term-necessity.ts';
export type { MatchFeatures } from './search/question/frame/match-features.ts';
export { nearnessInputs } from './search/question/frame/directness/nearness-score.ts';
export {
  CHOSEN_MATCH,
  DIRECT_FROM,
  matchStudies,
  mayAnswer,
  type StudyMatch,
} from './search/question/frame/match-study.ts';
export { frameAsQuestion } from './search/question/frame/frame-as-question.ts';
export { otherDrug } from './search/question/frame/other-drug.ts';
export {
  likeliestType,
  questionTypeFeatures,
  questionTypeShares,
  type QuestionTypeModel,
} from './search/question/frame/type/question-type-model.ts';
export { ruledType } from './search/question/frame/type/question-type.ts';
export { readQuestionFrame, type AskedFrame } from './search/question/frame/read-question-frame.ts';
export { readFollowUpCommand, type FollowUpContext } from './search/question/follow-up/read-follow-up-command.ts';
export { hasFigure } from './search/question/sentences/asked-figures.ts';
export { placeSentences, type PlacedSentence } from './search/question/sentences/place-sentences.ts';
export { rankSentences, type RankedSentence } from './search/question/sentences/rank-sentences.ts';
export {
  compareSentences,
  type AskedOfSentences,
  type ComparedSentence,
} from './search/question/sentences/sentence-features.ts';
export { topicPatterns } from './search/question/matching/topic-patterns.ts';
export { conceptNamer } from './search/question/frame/concept-namer.ts';
export { normalWords, type NormalWord } from './search/question/lexicon/normal-form.ts';
export { questionKnowledge, type QuestionKnowledge } from './search/question/question-knowledge.ts';
export {
  questionRanking,
  type LearntTerm,
  type QuestionRanking,
  type QuestionRankingInput,
} from './search/question/question-ranking.ts';
export { rankByMeaning } from './search/question/rank-by-meaning.ts';
export { readQuestion, type ReadQuestionDeps, type ReadQuestionInput } from './search/question/read-question.ts';
export type { QuestionIssue, QuestionIssueCode } from './search/question/explain-question.ts';
export {
  searchQuestion,
  type QuestionResult,
  type QuestionSearch,
  type QuestionSearchDeps,
} from './search/question/search-question.ts';
export { countTopics, type CountedTopic } from './search/question/count-topics.ts';
export { suggestSpellings } from './search/question/suggest-spellings.ts';
export { openTextReader, type TextReader } from './search/reader/open-text-reader.ts';
export { searchString } from './search/question/search-string.ts';
export {
  isIntervention,
  isTreated,
  type Correction,
  type Reading,
  type Topic,
  type Understanding,
} from './search/question/topic.ts';
export { searchFor, type SearchCaller } from './search/search-caller.ts';
export { openLiteratureIndex } from './search/sqlite/open-literature-index.ts';
export { clusterSettings, type ClusterSettings } from './search/opensearch/cluster-settings.ts';
export { copyLiterature, type CopyProgress, type CopyResult } from './search/opensearch/documents/copy-literature.ts';
export {
  openClusterCollections,
  type ClusterCollection,
  type ClusterCollections,
} from './search/opensearch/cluster-collections.ts';
export { openOpenSearchIndex } from './search/opensearch/open-opensearch-index.ts';
export type { VectorsProgress, VectorsResult } from './search/vectors/learn-vectors.ts';
export { withWordVectors, type VectorCollection, type VectorsStatus } from './search/vectors/with-word-vectors.ts';
export { stemWord } from './search/text/stem-word.ts';
export { tokenise, type Token } from './search/text/tokenise.ts';
export { memoryLiteratureIndex } from './search/memory/memory-index.ts';
export {
  compilePubmedQuery,
  type CompiledPubmedQuery,
  type PubmedClause,
} from './search/pubmed/compile-pubmed-query.ts';
export { printPubmedQuery } from './search/pubmed/print-pubmed-query.ts';
export type { PubmedExpression, PubmedIssue, PubmedIssueCode } from './search/pubmed/pubmed-expression.ts';
export { LONGEST_PUBMED_QUERY, readPubmedQuery, type ReadPubmedQuery } from './search/pubmed/read-pubmed-query.ts';
export { searchPico, type PicoResult, type PicoSearchRequest } from './search/pico/search-pico.ts';
export {
  countClauses,
  readPubmedSearch,
  searchPubmed,
  type PubmedReading,
  type ExplainedClause,
  type PubmedResult,
  type PubmedSearch,
} from './search/pubmed/search-pubmed.ts';
export { sectionsOf } from './literature/extraction/article-passages.ts';
export {
  likeliestPath,
  SENTENCE_PARTS,
  sentencePartFeatures,
  type SentencePart,
  type SentencePartModel,
} from './literature/extraction/sentence-parts/sentence-part-model.ts';
