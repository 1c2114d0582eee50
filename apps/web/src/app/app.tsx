import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { watchAccount } from '../platform/account/account.store.ts';
import { AppIntlProvider } from '../platform/i18n/intl-provider.tsx';
import { optionalImport } from '../platform/rendering/optional-import.ts';
import { AppRoutes } from './app-routes.tsx';
import { PagePolicyNotice } from './policy-notice.tsx';
import { SignedIn } from './signed-in.tsx';

const AppNotices = optionalImport(async () => (await import('./app-notices.tsx')).AppNotices);
const AnswerLanguageQuestion = optionalImport(
  async () => (await import('./answer-language-question.tsx')).AnswerLanguageQuestion,
);

/** The whole app. */
export function App() {
  useEffect(watchAccount, []);
  return (
    <AppIntlProvider>
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <BrowserRouter>
          <AppRoutes />
          <PagePolicyNotice />
          <SignedIn />
        </BrowserRouter>
        <Suspense>
          <AppNotices />
        </Suspense>
        <Suspense>
          <AnswerLanguageQuestion />
        </Suspense>
      </SWRConfig>
    </AppIntlProvider>
  );
}
