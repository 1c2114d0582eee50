import { answerLanguage, NO_FILTERS, type AnswerSettings, type ChatFilters } from '@footnote/domain';
import { proxy, snapshot } from 'valtio';
import { firstLocale } from '../../platform/i18n/locale.store.ts';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';

const LANGUAGE_KEY = 'footnote-answer-language';

/** The language answers were last wanted in; at a first visit that of the interface. */
function firstLanguage(): string {
  const first = answerLanguage(readStored(LANGUAGE_KEY) ?? '') ?? answerLanguage(firstLocale);
  return first?.code ?? 'en';
}

/** The language answers came in when the page was loaded. */
export const languageAtLoad = firstLanguage();

/** How answers are asked for; the language is remembered, the rest lasts as long as the page. */
export const chatSettings = proxy<{ filters: ChatFilters; answer: Omit<AnswerSettings, 'format'> }>({
  filters: { ...NO_FILTERS },
  answer: {
    language: languageAtLoad,
    layman: false,
    precision: false,
    elaborate: false,
    sources: ['pubmed'],
  },
});

/** Changes some filters. */
export function changeFilters(change: Partial<ChatFilters>): void {
  Object.assign(chatSettings.filters, change);
}

/** Changes how answers are written; an unknown language is not taken. */
export function changeAnswerSettings(change: Partial<Omit<AnswerSettings, 'format'>>): void {
  if (change.language !== undefined && answerLanguage(change.language) === undefined) return;
  Object.assign(chatSettings.answer, change);
  if (change.language !== undefined) writeStored(LANGUAGE_KEY, change.language);
}

/** The settings as they stand now, free to be sent. */
export function currentSettings(): { filters: ChatFilters; answer: Omit<AnswerSettings, 'format'> } {
  return structuredClone(snapshot(chatSettings));
}
