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
  useDocumentTitle(t(messages.documentTitle, { page }));
}

/** Names the page in the browser by a title that is whole. */
export function useDocumentTitle(title: string): void {
  // Pages drawn while building have no effects.
  if (import.meta.env.SSR) nameDocument(title);
  useEffect(() => nameDocument(title), [title]);
}

function nameDocument(title: string): void {
  document.title = title;
}
