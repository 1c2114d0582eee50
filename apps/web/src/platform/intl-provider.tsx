import type { InterfaceLanguage } from '@footnote/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { useSnapshot } from 'valtio';
import { locale } from './locale.store.ts';
import { reportProblem } from './report-problem.ts';

type Catalogue = NonNullable<IntlConfig['messages']>;

/** Catalogues compiled to syntax trees by `npm run messages`; English is compiled into the code itself. */
const catalogues = import.meta.glob<Catalogue>('../../messages/compiled/*.json', { import: 'default' });

async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  const load = catalogues[`../../messages/compiled/${language}.json`];
  return load === undefined ? {} : load();
}

/** Gives the app its words in the chosen interface language; until a catalogue is there, in English. */
export function AppIntlProvider({ children }: { children: ReactNode }) {
  const { language } = useSnapshot(locale);
  const [loaded, setLoaded] = useState<{ language: InterfaceLanguage; messages: Catalogue }>({
    language: 'en',
    messages: {},
  });
  useEffect(() => {
    let current = true;
    loadCatalogue(language).then(
      (messages) => current && setLoaded({ language, messages }),
      (cause: unknown) => reportProblem(`The words of ${language} could not be loaded: ${String(cause)}`),
    );
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = loaded.language;
  }, [loaded.language]);
  return (
    <IntlProvider locale={loaded.language} messages={loaded.messages} defaultLocale="en" onError={reportUntranslated}>
      {children}
    </IntlProvider>
  );
}

/** A message without a translation shows in English; that is the plan for a catalogue not yet written. */
function reportUntranslated(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') reportProblem(error.message);
}
