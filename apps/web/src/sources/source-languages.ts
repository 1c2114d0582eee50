import { ANSWER_LANGUAGES } from '@footnote/domain';

/** BCP 47 tags of the languages a source can be said to have: those answers come in. */
export const SOURCE_LANGUAGES: readonly string[] = ANSWER_LANGUAGES.map(({ code }) => code);
