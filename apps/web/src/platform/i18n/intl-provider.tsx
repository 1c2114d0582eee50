import type { InterfaceLanguage } from '@footnote/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { useSnapshot } from 'valtio';
import { locale } from './locale.store.ts';
import { reportProblem } from '../api/report-problem.ts';

type Catalogue = NonNullable<IntlConfig['messages']>;

interface Words {
  language: InterfaceLanguage;
  messages: Catalogue;
}

/** Catalogues, compiled to syntax trees by the build; English is compiled into the code itself. */
const catalogues = import.meta.glob<Catalogue>(['../../../messages/*.json', '!../../../messages/en.json'], {
  import: 'default',
});

const ENGLISH: Words = { language: 'en', messages: {} };

/** The words of a language, or English where they cannot be loaded. */
async function loadWords(language: InterfaceLanguage): Promise<Words> {
  const load = catalogues[`../../../messages/${language}.json`];
  if (load === undefined) return ENGLISH;
  try {
    return { language, messages: await load() };
  } catch (cause) {
    reportProblem(`The words of ${language} could not be loaded: ${String(cause)}`);
    return ENGLISH;
  }
}

/** Gives the app its words in the chosen interface language; a page begins in it, and keeps the old until the new is there. */
export function AppIntlProvider({ children }: { children: ReactNode }) {
  const { language } = useSnapshot(locale);
  const [words, setWords] = useState<Words | null>(language === 'en' ? ENGLISH : null);
  useEffect(() => {
    let current = true;
    void loadWords(language).then((loaded) => current && setWords(loaded));
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    if (words !== null) document.documentElement.lang = words.language;
  }, [words]);
  if (words === null) return null;
  return (
    <IntlProvider locale={words.language} messages={words.messages} defaultLocale="en" onError={reportUntranslated}>
      {children}
    </IntlProvider>
  );
}

/** A message without a translation shows in English; the catalogues are checked for that before a build. */
function reportUntranslated(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') reportProblem(error.message);
}
