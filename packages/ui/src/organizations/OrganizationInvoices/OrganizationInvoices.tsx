import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import * as styles from './OrganizationInvoices.css.ts';

/** Words of OrganizationInvoices. */
export interface OrganizationInvoicesLabels {
  /** Before the e-mail invoices are sent to. */
  payer: string;
  /** Said while there is no such e-mail. */
  noPayer: string;
  /** "Change" */
  change: string;
  /** Said when the invoices could not be loaded. */
  error: string;
  /** "Try again" */
  retry: string;
}

export interface OrganizationInvoicesProps {
  /** The invoices, as an InvoiceList; also empty or loading. */
  invoices: ReactNode;
  /** E-mail invoices are sent to; '' while there is none. */
  payerEmail: string;
  /** Called when a user wants another one; left out where they may not change it. */
  onChangePayer?: () => void;
  /** What an admin has to know before anything else, such as an overdue payment. */
  notice?: string;
  /** True when the invoices could not be loaded. */
  failed?: boolean;
  /** Called when a user tries again. */
  onRetry: () => void;
  /** Its words. */
  labels: OrganizationInvoicesLabels;
}

/** What an organization has been charged, and whom the invoices are sent to. */
export function OrganizationInvoices(props: OrganizationInvoicesProps) {
  const { invoices, payerEmail, onChangePayer, notice = '', failed = false, onRetry, labels } = props;
  return (
    <div className={styles.page}>
      {notice !== '' && <Banner tone="caution">{notice}</Banner>}
      <div className={styles.payer}>
        <p className={styles.facts}>
          <span className={styles.name}>{labels.payer}</span>
          <span>{payerEmail === '' ? labels.noPayer : payerEmail}</span>
        </p>
        {onChangePayer !== undefined && (
          <Button size="small" onClick={onChangePayer}>
            {labels.change}
          </Button>
        )}
      </div>
      {failed ? (
        <ErrorState title={labels.error} action={<Button onClick={onRetry}>{labels.retry}</Button>} />
      ) : (
        invoices
      )}
    </div>
  );
}
