import type { Article } from '@footnote/domain';
import { passagesOf, sectionsOf, articlePrefilterMask } from './article-passages.ts';
import { bottomLineOf } from './bottom-line.ts';
import { picoOf } from './pico.ts';
import { sampleSizeOf } from './sample-size.ts';
import { studyTypeOf } from './study-type.ts';
import type { RecordedArticle } from './recorded-article.ts';

/** Adds study type, sample size, PICO and bottom line as the record and its text show them; fields it cannot tell stay empty. */
export function withEvidence(recorded: RecordedArticle): Article {
  // Lists have had their labels read already.
  const sections = recorded.origin === 'list' ? recorded.abstract : sectionsOf(recorded.abstract);
  const passages = passagesOf(recorded.title, sections);
  const studyType = studyTypeOf(recorded, articlePrefilterMask(recorded, sections, passages));
  return {
    ...recorded,
    studyType,
    sampleSize: sampleSizeOf(passages, studyType),
    ...picoOf(passages),
    bottomLine: bottomLineOf(sections),
  };
}
