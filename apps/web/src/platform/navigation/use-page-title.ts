import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  documentTitle: {
    defaultMessage: '{page} — Footnote',
    description: 'Title of a page in the browser, from its heading',
  },
});

/** Names the page in the browser. */
export function usePageTitle(page: string): void {
  const t = useTranslate();
  useEffect(() => {
    document.title = t(messages.documentTitle, { page });
  }, [t, page]);
}
