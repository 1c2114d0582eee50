import type { SubscriptionChoice, SubscriptionState } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import {
  badgeMessages,
  choiceMessages,
  messages,
  specialBadges,
  specialTexts,
  textMessages,
} from './SubscriptionCard.messages.ts';
import * as styles from './SubscriptionCard.css.ts';

/** What is special about a subscription. */
export type SpecialSubscription = 'owed' | 'paused' | 'granted';

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
  /** What its state alone does not say: a payment is owed, it is paused, or Pro was earned and not bought. */
  special?: SpecialSubscription;
  /** Whole days that are left of a free trial. */
  daysLeft?: number;
  /** A line on what postpones or lowers the next payment. */
  discount?: string;
  /** What is used of it, such as an AllowanceMeter of the free plan. */
  usage?: ReactNode;
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
const SPECIAL_TONES: Record<SpecialSubscription, NonNullable<BadgeProps['tone']>> = {
  owed: 'critical',
  paused: 'caution',
  granted: 'pro',
};
const LOOKS: Record<SubscriptionChoice, NonNullable<ButtonProps['variant']>> = {
  upgrade: 'primary',
  resume: 'primary',
  update_payment: 'secondary',
  cancel: 'quiet',
};

/** The date of a message that says something else where there is none. */
function datedBy(date: string | null) {
  return { dated: date === null ? 'no' : 'yes', date: date ?? '' };
}

/** A user's subscription: what it is, what comes next, and what may be done. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { state, plan, price, date, special, daysLeft, problem = '', discount, usage } = props;
  const { t } = useMessages();
  if (state === null) return <Loading label={t(messages.loading)} />;
  const waits = state === 'payment_processing' || state === 'cancellation_in_progress';
  return (
    <article aria-label={plan} className={styles.card}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h3 className={styles.plan}>{plan}</h3>
          <Badge tone={special === undefined ? TONES[state] : SPECIAL_TONES[special]}>
            {t(special === undefined ? badgeMessages[state] : specialBadges[special])}
          </Badge>
        </div>
        {price !== undefined && <span className={styles.price}>{price}</span>}
      </header>
      <output className={styles.text}>
        {waits && <Spinner size="small" />}
        <span>
          {t(special === undefined ? textMessages[state] : specialTexts[special], datedBy(date))}
          {daysLeft !== undefined && ` ${t(messages.trialDays, { days: daysLeft })}`}
        </span>
      </output>
      {discount !== undefined && <p className={styles.aside}>{discount}</p>}
      {usage}
      <ProblemAlert problem={problem} />
      <Choices {...props} />
    </article>
  );
}

function Choices({ choices, onChoose, busy = null, date }: SubscriptionCardProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  if (choices.length === 0) return null;
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
          {t(choiceMessages[choice])}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.cancellingTitle)}
        description={t(messages.cancellingText, datedBy(date))}
        confirmLabel={t(messages.cancellingConfirm)}
        cancelLabel={t(messages.cancellingKeep)}
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
