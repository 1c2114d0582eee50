import { useMemo } from 'react';
import { useMessages } from './use-messages.ts';

/** Names languages in that of the page, by their BCP 47 tags; the same function until the language changes. */
export function useLanguageNames(): (tag: string) => string {
  const { locale } = useMessages();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (tag) => names.of(tag) ?? tag;
  }, [locale]);
}
