import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './PlanSettings.css.ts';

/** Words of PlanSettings. */
export interface PlanSettingsLabels {
  /** Heading of the plan ("Current plan"). */
  plan: string;
  /** Heading of the invoices. */
  invoices: string;
  /** Heading of the way to the team. */
  support: string;
  /** What the team helps with, in one or two lines. */
  supportText: string;
  /** "Contact support" */
  contact: string;
}

export interface PlanSettingsProps {
  /** The subscription, as a SubscriptionCard. */
  plan: ReactNode;
  /** The invoices, as an InvoiceList; left out for users who never paid. */
  invoices?: ReactNode;
  /** Called when a user wants to write to the team. */
  onContact: () => void;
  /** Its words. */
  labels: PlanSettingsLabels;
}

/** A user's settings of plan and payment: current plan, invoices and the way to support. */
export function PlanSettings({ plan, invoices, onContact, labels }: PlanSettingsProps) {
  return (
    <div className={styles.sections}>
      <Section heading={labels.plan}>{plan}</Section>
      {invoices !== undefined && <Section heading={labels.invoices}>{invoices}</Section>}
      <Section heading={labels.support}>
        <p className={styles.text}>{labels.supportText}</p>
        <div className={styles.support}>
          <Button icon="mail" onClick={onContact}>
            {labels.contact}
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
