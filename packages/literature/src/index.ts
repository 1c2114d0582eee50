export {
  LiteratureIndexFailure,
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
export { TEXT_FIELDS, type Column, type Query, type RankTerm, type TextField } from './search/query.ts';
