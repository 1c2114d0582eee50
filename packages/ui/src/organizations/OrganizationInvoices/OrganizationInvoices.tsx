import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { messages } from './OrganizationInvoices.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './OrganizationInvoices.css.ts';

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
}

/** What an organization has been charged, and whom the invoices are sent to. */
export function OrganizationInvoices(props: OrganizationInvoicesProps) {
  const { t } = useMessages();
  const { invoices, payerEmail, onChangePayer, notice = '', failed = false, onRetry } = props;
  return (
    <div className={styles.page}>
      {notice !== '' && <Banner tone="caution">{notice}</Banner>}
      <div className={styles.payer}>
        <p className={styles.facts}>
          <span className={styles.name}>{t(messages.payer)}</span>
          <span>{payerEmail === '' ? t(messages.noPayer) : payerEmail}</span>
        </p>
        {onChangePayer !== undefined && (
          <Button size="small" onClick={onChangePayer}>
            {t(messages.change)}
          </Button>
        )}
      </div>
      {failed ? (
        <ErrorState title={t(messages.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />
      ) : (
        invoices
      )}
    </div>
  );
}
