import { MessagesProvider } from '@footnote/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { reportProblem } from '../api/report-problem.ts';
import { loadWords, type Words } from './load-words.ts';
import { locale } from './locale.store.ts';
import { translatorOf } from './translate.ts';

export interface AppIntlProviderProps {
  /** The words the app begins with. */
  words: Words;
  children: ReactNode;
}

/** Gives the app its words in the chosen interface language; it keeps the old until the new are there. */
export function AppIntlProvider({ words: first, children }: AppIntlProviderProps) {
  const { language } = useSnapshot(locale);
  const [words, setWords] = useState(first);
  useEffect(() => {
    let current = true;
    void loadWords(language).then((loaded) => current && setWords(loaded));
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return (
    <IntlProvider locale={words.language} messages={words.messages} defaultLocale="en" onError={reportUntranslated}>
      <KitMessages>{children}</KitMessages>
    </IntlProvider>
  );
}

/** The kit's components say what they say from the same catalogue. */
function KitMessages({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <MessagesProvider locale={intl.locale} translate={translatorOf(intl)}>
      {children}
    </MessagesProvider>
  );
}

/** A message without a translation shows in English; the catalogues are checked for that before a build. */
function reportUntranslated(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') reportProblem(error.message);
}
