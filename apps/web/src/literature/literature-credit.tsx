import { FormattedDate, FormattedMessage } from 'react-intl';
import { useLiteratureStatus } from './use-literature-status.ts';

/** Names the source of PubMed records and their date, wherever there are any. */
export function LiteratureCredit() {
  const status = useLiteratureStatus();
  if (status === undefined || status.articles <= status.starter) return null;
  return (
    <FormattedMessage
      defaultMessage="Courtesy of the U.S. National Library of Medicine{dated, select, yes { · data as of {date}} other {}}"
      description="Credit for PubMed records with the date of the data"
      values={{ dated: status.asOf === '' ? 'no' : 'yes', date: <DataDate date={status.asOf} /> }}
    />
  );
}

/** A date as precise as it is known: a year, a month or a day. */
function DataDate({ date }: { date: string }) {
  if (!/^\d{4}-\d{2}/.test(date)) return date;
  const day = date.length > 7 ? { day: 'numeric' as const } : {};
  return <FormattedDate value={date} year="numeric" month="long" timeZone="UTC" {...day} />;
}
