import { defineMessages } from 'react-intl';
import { useDocumentTitle } from '../platform/navigation/use-page-title.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { loadModePanel } from './form/mode-panels.tsx';
import { SearchScreen, type SearchScreenProps } from './search-screen.tsx';
import { readSearchUrl } from './search-url.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Search — Footnote', description: 'Title of the search page in the browser' },
});

/** The page at /browse (specification §2). */
export default function SearchRoute(props: SearchScreenProps) {
  const formatMessage = useTranslate();
  useDocumentTitle(formatMessage(messages.title));
  return <SearchScreen {...props} />;
}

/** Fetches what the page at an address is drawn with, apart from its own code; rejects with `PageNotLoaded`. */
export function loadSearchParts(parameters: URLSearchParams): Promise<void> {
  return loadModePanel(readSearchUrl(parameters).tab);
}
