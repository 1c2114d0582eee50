import { year } from './PublicationYear.css.ts';

export interface PublicationYearProps {
  /** YYYY, YYYY-MM or YYYY-MM-DD; anything else shows nothing. */
  date: string;
}

/** The year something was published. */
export function PublicationYear({ date }: PublicationYearProps) {
  const digits = /^\d{4}/.exec(date)?.[0];
  if (digits === undefined) return null;
  return (
    <time dateTime={date} className={year}>
      {digits}
    </time>
  );
}
