import { useState, type ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { cardMessages, messages } from './CheckoutForm.messages.ts';
import * as styles from './CheckoutForm.css.ts';

/** One line of an order, as a user reads it. */
export interface CheckoutLine {
  /** What is bought ("Footnote Pro, monthly"). */
  label: string;
  /** "€ 19.00" */
  amount: string;
}

export interface CheckoutFormProps {
  /** What is bought, and what is taken off; none where only another card is given. */
  lines: readonly CheckoutLine[];
  /** What is paid at once ("€ 19.00"); null where nothing is. */
  dueNow: string | null;
  /** What follows from paying now, such as the first payment after a trial; left out where there is nothing to add. */
  note?: string;
  /** Whether a plan is bought, or a subscription gets another card. */
  purpose: 'subscribe' | 'card';
  /** `confirming` while the bank asks, `done` once it is paid. */
  stage: 'open' | 'confirming' | 'done';
  /** Called with the number of the chosen card. */
  onPay: (number: string) => void;
  /** Called with whether the payment is confirmed. */
  onConfirm: (confirmed: boolean) => void;
  /** Called with the wish to leave, before as after. */
  onLeave: () => void;
  /** Whether it is being paid. */
  busy?: boolean;
  /** Why it was refused. */
  problem?: string;
}

/** Cards that pay nothing, by what they do. */
const CARDS = [
  { value: '4242 4242 4242 4242', does: cardMessages.good },
  { value: '4000 0025 0000 3155', does: cardMessages.confirm },
  { value: '4000 0000 0000 0002', does: cardMessages.declined },
  { value: '4000 0000 0000 0341', does: cardMessages.failsLater },
] as const;

/** A checkout in which nothing is charged: what is bought, and which test card pays. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { stage, problem = '' } = props;
  const { t } = useMessages();
  return (
    <div className={styles.form}>
      <Banner tone="info">{t(messages.test)}</Banner>
      {stage !== 'done' && props.lines.length > 0 && <Order {...props} />}
      <ProblemAlert problem={problem} />
      {stage === 'open' ? (
        <Payment {...props} />
      ) : stage === 'confirming' ? (
        <Question {...props} />
      ) : (
        <Done {...props} />
      )}
    </div>
  );
}

function Order({ lines, dueNow, note }: CheckoutFormProps) {
  const { t } = useMessages();
  return (
    <section className={styles.order}>
      <h2 className={styles.heading}>{t(messages.order)}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        {dueNow !== null && <Line label={t(messages.dueNow)} amount={dueNow} strong />}
      </dl>
      {note !== undefined && <p className={styles.text}>{note}</p>}
    </section>
  );
}

function Line({ label, amount, strong = false }: CheckoutLine & { strong?: boolean }) {
  return (
    <div className={strong ? styles.due : styles.line}>
      <dt>{label}</dt>
      <dd className={styles.amount}>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

function Payment({ purpose, dueNow, onPay, onLeave, busy = false }: CheckoutFormProps) {
  const { t } = useMessages();
  const [card, setCard] = useState<string>(CARDS[0].value);
  const pays = dueNow === null ? t(messages.startTrial) : t(messages.pay, { amount: dueNow });
  return (
    <>
      <RadioGroup
        label={t(messages.card)}
        options={CARDS.map(({ value, does }) => ({ value, label: value, hint: t(does) }))}
        value={card}
        onChange={setCard}
        disabled={busy}
      />
      <Actions>
        <Button variant="primary" busy={busy} onClick={() => onPay(card)}>
          {purpose === 'card' ? t(messages.saveCard) : pays}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onLeave}>
          {t(messages.back)}
        </Button>
      </Actions>
    </>
  );
}

function Question({ onConfirm, busy = false }: CheckoutFormProps) {
  const { t } = useMessages();
  return (
    <section className={styles.order}>
      <h2 className={styles.heading}>{t(messages.confirmTitle)}</h2>
      <p className={styles.text}>{t(messages.confirmText)}</p>
      <Actions>
        <Button variant="primary" busy={busy} onClick={() => onConfirm(true)}>
          {t(messages.confirm)}
        </Button>
        <Button disabled={busy} onClick={() => onConfirm(false)}>
          {t(messages.refuse)}
        </Button>
      </Actions>
    </section>
  );
}

function Done({ purpose, onLeave }: CheckoutFormProps) {
  const { t } = useMessages();
  return (
    <section className={styles.order}>
      <h2 className={styles.heading}>{t(messages.done)}</h2>
      <output className={styles.text}>{t(purpose === 'card' ? messages.doneCardText : messages.doneText)}</output>
      <Actions>
        <Button variant="primary" onClick={onLeave}>
          {t(messages.goOn)}
        </Button>
      </Actions>
    </section>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
