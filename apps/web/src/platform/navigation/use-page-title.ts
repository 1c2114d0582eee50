import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useWords } from '../i18n/words.ts';

const messages = defineMessages({
  documentTitle: {
    defaultMessage: '{page} — Footnote',
    description: 'Title of a page in the browser, from its heading',
  },
});

/** Names the page in the browser. */
export function usePageTitle(page: string): void {
  const say = useWords();
  useEffect(() => {
    document.title = say(messages.documentTitle, { page });
  }, [say, page]);
}
