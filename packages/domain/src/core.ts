/** What threads of a search engine need of the domain: starting one must not load every schema, and the library they are written with. */
export { randomNumbers } from './kernel/random-numbers.ts';
export { err, ok, unreachable } from './kernel/result.ts';
export { replaceBracketed, withoutEnd } from './kernel/scan-text.ts';
export { TEXT_LIMITS } from './kernel/text-limits.ts';
export { abstractText } from './literature/abstract.ts';
export { UNREAD_STUDY } from './literature/article.ts';
export { splitSentences } from './literature/sentences.ts';
export { isUnfinishedStudy } from './literature/study-frame/study-design.ts';
export { queryWarning } from './search/query-warnings.ts';
export { plainReading, READING_FIELDS, readingPhrase, writeReading } from './search/search-readings.ts';
export { writeSearchString } from './chat/search-string.ts';
