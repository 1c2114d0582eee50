import type { LlmTrial as Trial } from '@footnote/domain';
import { useId } from 'react';
import type { Messages } from '../../messages/messages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { messages } from './LlmTrial.messages.ts';
import * as styles from './LlmTrial.css.ts';

type Answered = Extract<Trial, { outcome: 'answered' }>;

export interface LlmTrialProps {
  /** What the model made of the fixed question; null while it is being asked, or where it failed. */
  trial: Answered | null;
  /**
   * Why it failed, for a user ("The language model refused its key.").
   * @default ''
   */
  problem?: string;
}

/** What a language model made of a fixed question: how long it took, how much it read and wrote, and what that costs. */
export function LlmTrial({ trial, problem = '' }: LlmTrialProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(messages.name)}
      </h2>
      <ProblemAlert problem={problem} />
      {trial === null && problem === '' && (
        <output>
          <Spinner size="small" /> {t(messages.running)}
        </output>
      )}
      {trial !== null && <Measured trial={trial} />}
    </section>
  );
}

function Measured({ trial }: { trial: Answered }) {
  const { t, number } = useMessages();
  const spoken = { t, number };
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t(messages.first)} value={time(spoken, trial.firstTokenMilliseconds)} />
        <Fact name={t(messages.whole)} value={time(spoken, trial.milliseconds)} />
        <Fact name={t(messages.input)} value={tokens(spoken, trial.inputTokens)} />
        <Fact name={t(messages.output)} value={tokens(spoken, trial.outputTokens)} />
        <Fact name={t(messages.cost)} value={price(spoken, trial.cost)} />
      </dl>
      <figure className={styles.part}>
        <figcaption className={styles.term}>{t(messages.answer)}</figcaption>
        {/* The fixed question is asked in English. */}
        <p lang="en" dir="ltr" className={styles.answer}>
          {trial.answer}
        </p>
      </figure>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

type Spoken = Pick<Messages, 't' | 'number'>;

function time({ t, number }: Spoken, milliseconds: number): string {
  return t(messages.milliseconds, { milliseconds: number(milliseconds) });
}

function tokens({ t, number }: Spoken, count: number | null): string {
  return count === null ? t(messages.untold) : number(count);
}

function price({ t, number }: Spoken, cost: number | null): string {
  if (cost === null) return t(messages.noPrice);
  return number(cost, { style: 'currency', currency: 'USD', maximumSignificantDigits: 3 });
}
