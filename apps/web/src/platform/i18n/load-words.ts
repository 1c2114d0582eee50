import type { InterfaceLanguage } from '@footnote/domain';
import type { IntlConfig } from 'react-intl';
import { reportProblem } from '../api/report-problem.ts';

type Catalogue = NonNullable<IntlConfig['messages']>;

/** What the app says in one language. */
export interface Words {
  language: InterfaceLanguage;
  messages: Catalogue;
}

/** Catalogues, compiled to syntax trees by the build; English is compiled into the code itself. */
const catalogues = import.meta.glob<Catalogue>(['../../../messages/*.json', '!../../../messages/en.json'], {
  import: 'default',
});

const ENGLISH: Words = { language: 'en', messages: {} };

/** The words of a language, or English where they cannot be loaded. */
export async function loadWords(language: InterfaceLanguage): Promise<Words> {
  const load = catalogues[`../../../messages/${language}.json`];
  if (load === undefined) return ENGLISH;
  try {
    return { language, messages: await load() };
  } catch (cause) {
    reportProblem(`The words of ${language} could not be loaded: ${String(cause)}`);
    return ENGLISH;
  }
}
