import type { SearchFrameLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translatorOf, type Translate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Search the literature', description: 'Heading of the search page' },
  skip: { defaultMessage: 'Skip to the results', description: 'First link of the search page' },
  filters: { defaultMessage: 'Filters', description: 'Names what narrows the results' },
  closeFilters: { defaultMessage: 'Close filters', description: 'Closes the drawer of filters' },
  evidence: { defaultMessage: 'Evidence at a glance', description: 'Names the pictures of what was found' },
  results: { defaultMessage: 'Results', description: 'Names the part of the page with the results' },
});

/** Words of the search page's house, and how numbers and days are written. */
export interface ScreenMessages {
  frame: SearchFrameLabels;
  t: Translate;
  number: (value: number) => string;
  /** Of ISO 8601. */
  day: (day: string) => string;
}

/** Words of the search page, in the interface language. */
export function useScreenMessages(): ScreenMessages {
  const intl = useIntl();
  return useMemo(() => {
    const t = translatorOf(intl);
    return {
      frame: {
        title: t(messages.title),
        skip: t(messages.skip),
        filters: t(messages.filters),
        closeFilters: t(messages.closeFilters),
        evidence: t(messages.evidence),
        results: t(messages.results),
      },
      t,
      number: (value: number) => intl.formatNumber(value),
      day: (day: string) => intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    };
  }, [intl]);
}
