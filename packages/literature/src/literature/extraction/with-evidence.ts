import type { Article } from '@footnote/domain';
import { conclusionOf } from './bottom-line.ts';
import { sampleSizeOf } from './sample-size.ts';
import { studyTypeOf } from './study-type.ts';

type EvidenceField =
  | 'studyType'
  | 'sampleSize'
  | 'population'
  | 'intervention'
  | 'comparison'
  | 'outcome'
  | 'bottomLine';

/** What a record itself says of an article, before anything is drawn from its text. */
export type RecordedArticle = Omit<Article, EvidenceField>;

/** Adds study type, sample size and bottom line as the record and its text show them; fields it cannot tell stay empty. */
export function withEvidence(recorded: RecordedArticle): Article {
  const studyType = studyTypeOf(recorded);
  return {
    ...recorded,
    studyType,
    sampleSize: sampleSizeOf(recorded, studyType),
    population: '',
    intervention: '',
    comparison: '',
    outcome: '',
    bottomLine: conclusionOf(recorded.abstract),
  };
}
