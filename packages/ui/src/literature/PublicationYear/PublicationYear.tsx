import { year } from './PublicationYear.css.ts';

export interface PublicationYearProps {
  /** YYYY, YYYY-MM or YYYY-MM-DD; of another text only a year at its beginning is shown, and nothing without one. */
  date: string;
}

const MACHINE_READABLE = /^\d{4}(?:-\d{2}){0,2}$/;

/** The year something was published. */
export function PublicationYear({ date }: PublicationYearProps) {
  const digits = /^\d{4}/.exec(date)?.[0];
  if (digits === undefined) return null;
  return (
    <time dateTime={MACHINE_READABLE.test(date) ? date : digits} className={year}>
      {digits}
    </time>
  );
}
