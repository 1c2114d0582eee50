import { useIntl } from 'react-intl';

/** Says moments (ISO 8601) as a user reads them, where they are. */
export function useMoments(): Record<'formatDate' | 'formatMoment', (moment: string) => string> {
  const { formatDate } = useIntl();
  return {
    formatDate: (moment) => formatDate(moment, { dateStyle: 'medium' }),
    formatMoment: (moment) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' }),
  };
}
