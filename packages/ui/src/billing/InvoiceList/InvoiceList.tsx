import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages } from './InvoiceList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
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

export interface InvoiceListProps {
  /** Newest first; null while they load. */
  invoices: readonly Invoice[] | null;
}

/** A user's or an organization's invoices. */
export function InvoiceList({ invoices }: InvoiceListProps) {
  const { t } = useMessages();
  if (invoices === null) return <Loading label={t(messages.loading)} />;
  if (invoices.length === 0) return <p className={styles.empty}>{t(messages.empty)}</p>;
  return (
    <ul aria-label={t(messages.name)} className={styles.list}>
      {invoices.map(({ id, date, amount, status, tone, href }) => (
        <li key={id} className={styles.row}>
          <Link href={href} external>
            {t(messages.open, { date })}
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
