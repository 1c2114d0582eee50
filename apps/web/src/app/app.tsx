import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AppIntlProvider } from '../platform/intl-provider.tsx';
import { AppNotices } from './app-notices.tsx';
import { AppRoutes } from './app-routes.tsx';

/** The whole app. */
export function App() {
  return (
    <AppIntlProvider>
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <AppNotices>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AppNotices>
      </SWRConfig>
    </AppIntlProvider>
  );
}
