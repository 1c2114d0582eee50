import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { messages } from './PlanSettings.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './PlanSettings.css.ts';

export interface PlanSettingsProps {
  /** The subscription, as a SubscriptionCard. */
  plan: ReactNode;
  /** The invoices, as an InvoiceList; left out for users who never paid. */
  invoices?: ReactNode;
  /** Called when a user wants to write to the team. */
  onContact: () => void;
}

/** A user's settings of plan and payment: current plan, invoices and the way to support. */
export function PlanSettings({ plan, invoices, onContact }: PlanSettingsProps) {
  const { t } = useMessages();
  return (
    <div className={styles.sections}>
      <Section heading={t(messages.plan)}>{plan}</Section>
      {invoices !== undefined && <Section heading={t(messages.invoices)}>{invoices}</Section>}
      <Section heading={t(messages.support)}>
        <p className={styles.text}>{t(messages.supportText)}</p>
        <div className={styles.support}>
          <Button icon="mail" onClick={onContact}>
            {t(messages.contact)}
          </Button>
        </div>
      </Section>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
