import { ANSWER_LANGUAGES, INTERFACE_LANGUAGES } from '@footnote/domain';
import type { LanguageChoice } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useLiteratureStatus } from '../api/use-literature-status.ts';
import { useTranslate } from './translate.ts';

const messages = defineMessages({
  needed: {
    defaultMessage: 'Needs a language model; without one, answers are quoted word for word',
    description: 'Why a way of answering cannot be chosen',
  },
});

/** Why a way of answering cannot be chosen. */
export const NEEDS_MODEL = messages.needed;

/** What Footnote says itself around quotations; other languages take a language model. */
const ITS_OWN: readonly string[] = INTERFACE_LANGUAGES;

/** The languages answers can be asked for in; those that would change nothing without a language model say so. */
export function useAnswerLanguages(): readonly LanguageChoice[] {
  const t = useTranslate();
  if (useLiteratureStatus()?.hasModel !== false) return ANSWER_LANGUAGES;
  const unavailable = t(NEEDS_MODEL);
  return ANSWER_LANGUAGES.map((language) =>
    ITS_OWN.includes(language.code) ? language : { ...language, unavailable },
  );
}
