import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { SearchScreen, type SearchScreenProps } from './search-screen.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Search — Footnote', description: 'Title of the search page in the browser' },
});

/** The page at /browse (specification §2). */
export default function SearchRoute(props: SearchScreenProps) {
  const formatMessage = useTranslate();
  useEffect(() => {
    document.title = formatMessage(messages.title);
  }, [formatMessage]);
  return <SearchScreen {...props} />;
}
