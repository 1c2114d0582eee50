import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { watchAccount } from '../platform/account/account.store.ts';
import { AppIntlProvider } from '../platform/i18n/intl-provider.tsx';
import type { Words } from '../platform/i18n/load-words.ts';
import { optionalImport } from '../platform/rendering/optional-import.ts';
import { AppRoutes } from './app-routes.tsx';
import { PagePolicyNotice } from './policy-notice.tsx';
import { SignedIn } from './signed-in.tsx';

const AppNotices = optionalImport(async () => (await import('./app-notices.tsx')).AppNotices);
const AnswerLanguageQuestion = optionalImport(
  async () => (await import('./answer-language-question.tsx')).AnswerLanguageQuestion,
);

export interface AppProps {
  /** What it says, in the language it begins in. */
  words: Words;
  /** Knows the address of the page. */
  router: ComponentType<{ children: ReactNode }>;
}

/** The whole app. */
export function App({ words, router: Router }: AppProps) {
  useEffect(watchAccount, []);
  return (
    <AppIntlProvider words={words}>
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <Router>
          <AppRoutes />
          <PagePolicyNotice />
          <SignedIn />
          <Suspense>
            <AppNotices />
            <AnswerLanguageQuestion />
          </Suspense>
        </Router>
      </SWRConfig>
    </AppIntlProvider>
  );
}
