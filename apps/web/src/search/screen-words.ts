import type { SearchFrameLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { wordsOf, type FormatWords } from '../platform/i18n/words.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Search the literature', description: 'Heading of the search page' },
  skip: { defaultMessage: 'Skip to the results', description: 'First link of the search page' },
  filters: { defaultMessage: 'Filters', description: 'Names what narrows the results' },
  closeFilters: { defaultMessage: 'Close filters', description: 'Closes the drawer of filters' },
  evidence: { defaultMessage: 'Evidence at a glance', description: 'Names the pictures of what was found' },
  results: { defaultMessage: 'Results', description: 'Names the part of the page with the results' },
});

/** Words of the search page's house, and how numbers and days are written. */
export interface ScreenWords {
  frame: SearchFrameLabels;
  say: FormatWords;
  number: (value: number) => string;
  /** Of ISO 8601. */
  day: (day: string) => string;
}

/** Words of the search page, in the interface language. */
export function useScreenWords(): ScreenWords {
  const intl = useIntl();
  return useMemo(() => {
    const say = wordsOf(intl);
    return {
      frame: {
        title: say(messages.title),
        skip: say(messages.skip),
        filters: say(messages.filters),
        closeFilters: say(messages.closeFilters),
        evidence: say(messages.evidence),
        results: say(messages.results),
      },
      say,
      number: (value: number) => intl.formatNumber(value),
      day: (day: string) => intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    };
  }, [intl]);
}
