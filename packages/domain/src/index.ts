export { AREAS, type Area } from './kernel/areas.ts';
export { err, ok, unreachable, type Result } from './kernel/result.ts';
export { abstractText } from './literature/abstract.ts';
export type {
  AbstractSection,
  Article,
  ArticleOrigin,
  ArticleWithContext,
  Author,
  BookInfo,
  Impact,
  Journal,
  MeshHeading,
  Notice,
  NoticeKind,
} from './literature/article.ts';
export { articleToCitation } from './literature/article-to-citation.ts';
export { citationSchema, type Citation } from './literature/citation.schema.ts';
export { shortNumber } from './literature/number-short.ts';
export { publicationYear, referenceLine } from './literature/reference-line.ts';
export { splitSentences, type Sentence } from './literature/sentences.ts';
export {
  DEFAULT_CHAT_STUDY_TYPES,
  SORT_OPTIONS,
  STUDY_TYPES,
  STUDY_TYPE_LABELS,
  sortOptionSchema,
  studyTypeSchema,
  type SortOption,
  type StudyType,
} from './literature/study-type.ts';
