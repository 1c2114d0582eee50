import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './InvoiceList.css.ts';

/** One invoice, as a user reads it. */
export interface Invoice {
  id: string;
  /** When it was written ("1 May 2026"). */
  date: string;
  /** "€ 19.00" */
  amount: string;
  /** Whether it is paid, in one word. */
  status: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** Address of the document. */
  href: string;
}

/** Words of an InvoiceList. */
export interface InvoiceListLabels {
  name: string;
  /** Names the link of an invoice ("Invoice of 1 May 2026"). */
  open: (date: string) => string;
  /** Said when there are none. */
  empty: string;
  /** Said while they load. */
  loading: string;
}

export interface InvoiceListProps {
  /** Newest first; null while they load. */
  invoices: readonly Invoice[] | null;
  /** Its words, in the user’s language. */
  labels: InvoiceListLabels;
}

/** A user's or an organization's invoices. */
export function InvoiceList({ invoices, labels }: InvoiceListProps) {
  if (invoices === null) return <Loading label={labels.loading} />;
  if (invoices.length === 0) return <p className={styles.empty}>{labels.empty}</p>;
  return (
    <ul aria-label={labels.name} className={styles.list}>
      {invoices.map(({ id, date, amount, status, tone, href }) => (
        <li key={id} className={styles.row}>
          <Link href={href} external>
            {labels.open(date)}
          </Link>
          <span className={styles.end}>
            <Badge tone={tone}>{status}</Badge>
            <bdi className={styles.amount}>{amount}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <output aria-label={label} className={styles.loading}>
      {['first', 'second', 'third'].map((key) => (
        <span key={key} className={styles.row}>
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </span>
      ))}
    </output>
  );
}
