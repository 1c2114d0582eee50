import type { SubscriptionChoice, SubscriptionState } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SubscriptionCard.css.ts';

/** Words of a SubscriptionCard. */
export interface SubscriptionCardLabels {
  /** One or two words for each state ("Free trial"). */
  badge: Record<SubscriptionState, string>;
  /** What each state means, with its date where there is one ("Renews on 14 June 2026."). */
  text: Record<SubscriptionState, (date: string | null) => string>;
  /** Verb of each choice. */
  choice: Record<SubscriptionChoice, string>;
  /** The question before cancelling, what follows from it, and its two answers. */
  cancelling: { title: string; text: (date: string | null) => string; confirm: string; keep: string };
  /** Said while the subscription loads. */
  loading: string;
}

export interface SubscriptionCardProps {
  /** The state, as `readSubscription` of the domain has it; null while it loads. */
  state: SubscriptionState | null;
  /** Name of the plan ("Pro"). */
  plan: string;
  /** The price as a user says it ("€ 15 a month, billed yearly"); left out where there is none. */
  price?: string;
  /** When it renews, ends or ended, as a user reads it; null where there is no such day. */
  date: string | null;
  /** What may be done, as `subscriptionChoices` of the domain has it. */
  choices: readonly SubscriptionChoice[];
  /** Called with what a user chooses; with `cancel` only after a question. */
  onChoose: (choice: SubscriptionChoice) => void;
  /** The choice that is being carried out, or null. */
  busy?: SubscriptionChoice | null;
  /** What went wrong with a choice ("Error canceling subscription"). */
  problem?: string;
  /** A line on what postpones or lowers the next payment. */
  discount?: string;
  /** What is used of it, such as an AllowanceMeter of the free plan. */
  usage?: ReactNode;
  /** Its words. */
  labels: SubscriptionCardLabels;
}

const TONES: Record<SubscriptionState, NonNullable<BadgeProps['tone']>> = {
  free: 'neutral',
  payment_processing: 'info',
  free_trial: 'pro',
  active: 'positive',
  cancellation_in_progress: 'info',
  canceled_scheduled: 'caution',
  canceled: 'neutral',
  expired: 'critical',
};
const LOOKS: Record<SubscriptionChoice, NonNullable<ButtonProps['variant']>> = {
  upgrade: 'primary',
  resume: 'primary',
  update_payment: 'secondary',
  cancel: 'quiet',
};

/** A user's subscription: what it is, what comes next, and what may be done. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { state, plan, price, date, problem = '', discount, usage, labels } = props;
  if (state === null) return <Loading label={labels.loading} />;
  const waits = state === 'payment_processing' || state === 'cancellation_in_progress';
  return (
    <article aria-label={plan} className={styles.card}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h3 className={styles.plan}>{plan}</h3>
          <Badge tone={TONES[state]}>{labels.badge[state]}</Badge>
        </div>
        {price !== undefined && <span className={styles.price}>{price}</span>}
      </header>
      <output className={styles.text}>
        {waits && <Spinner size="small" />}
        <span>{labels.text[state](date)}</span>
      </output>
      {discount !== undefined && <p className={styles.aside}>{discount}</p>}
      {usage}
      {problem !== '' && (
        <div role="alert">
          <Banner tone="critical">{problem}</Banner>
        </div>
      )}
      <Choices {...props} />
    </article>
  );
}

function Choices({ choices, onChoose, busy = null, date, labels }: SubscriptionCardProps) {
  const [asking, setAsking] = useState(false);
  if (choices.length === 0) return null;
  const { title, text, confirm, keep } = labels.cancelling;
  return (
    <div className={styles.actions}>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant={LOOKS[choice]}
          busy={busy === choice}
          disabled={busy !== null}
          onClick={() => (choice === 'cancel' ? setAsking(true) : onChoose(choice))}
        >
          {labels.choice[choice]}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={text(date)}
        confirmLabel={confirm}
        cancelLabel={keep}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onChoose('cancel');
        }}
      />
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.card}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="title" width="quarter" />
      <Skeleton width="most" />
      <Skeleton shape="control" width="quarter" />
    </div>
  );
}
