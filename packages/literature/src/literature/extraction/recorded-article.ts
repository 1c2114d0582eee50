import type { Article } from '@footnote/domain';

/** What a record itself says of an article, before anything is drawn from its text. */
export type RecordedArticle = Omit<Article, EvidenceField>;

type EvidenceField =
  | 'studyType'
  | 'sampleSize'
  | 'population'
  | 'intervention'
  | 'comparison'
  | 'outcome'
  | 'bottomLine';
