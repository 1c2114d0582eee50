import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { translatorOf, type Translate } from '../platform/i18n/translate.ts';

/** Says messages, and how numbers and days are written. */
export interface ScreenMessages {
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
      t,
      number: (value: number) => intl.formatNumber(value),
      day: (day: string) => intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    };
  }, [intl]);
}
