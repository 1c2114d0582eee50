import { answerLanguage, NO_FILTERS, type AnswerSettings, type ChatFilters } from '@footnote/domain';
import { proxy, snapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { firstLocale } from '../../platform/i18n/locale.store.ts';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { keepSources, keptSources } from '../sources/kept-sources.ts';
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
    sources: keptSources(actingFor.id),
  },
});

// What can be searched for one organization is of no use to another, or to oneself.
subscribeKey(actingFor, 'id', (id) => (chatSettings.answer.sources = keptSources(id)), true);

/** Has questions answered from these sources, for as long as this tab is open, by whoever acts for the same organization. */
export function chooseSources(sources: readonly string[]): void {
  chatSettings.answer.sources = [...sources];
  keepSources(actingFor.id, sources);
}

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

/** How many filters narrow what is answered from. */
export function filtersInUse(filters: ChatFilters): number {
  return Object.entries(filters).filter(([name, value]) => value !== Reflect.get(NO_FILTERS, name)).length;
}
