import { useIntl, type IntlShape } from 'react-intl';

/** Says a date as precisely as it is known: YYYY, YYYY-MM or YYYY-MM-DD; '' where it is not. */
export function partialDate({ formatDate }: Pick<IntlShape, 'formatDate'>, date: string): string {
  if (!/^\d{4}-\d{2}/.test(date)) return date;
  const month = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return formatDate(date, date.length > 7 ? { ...month, day: 'numeric' } : month);
}

/** Says moments (ISO 8601) as a user reads them, where they are. */
export function useMoments(): Record<'formatDate' | 'formatMoment' | 'formatPartialDate', (moment: string) => string> {
  const intl = useIntl();
  return {
    formatDate: (moment) => intl.formatDate(moment, { dateStyle: 'medium' }),
    formatMoment: (moment) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' }),
    formatPartialDate: (date) => partialDate(intl, date),
  };
}
