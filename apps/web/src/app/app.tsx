import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { watchAccount } from '../platform/account.store.ts';
import { AppIntlProvider } from '../platform/intl-provider.tsx';
import { AppRoutes } from './app-routes.tsx';

const AppNotices = lazy(async () => ({ default: (await import('./app-notices.tsx')).AppNotices }));

/** The whole app. */
export function App() {
  useEffect(watchAccount, []);
  return (
    <AppIntlProvider>
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Suspense>
          <AppNotices />
        </Suspense>
      </SWRConfig>
    </AppIntlProvider>
  );
}
