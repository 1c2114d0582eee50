import { classes } from '../../theme/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

/** One step of a task. */
export interface Step {
  /** Stable key. */
  id: string;
  /** One to three words. */
  label: string;
}

export interface StepperProps {
  /** Name of the task, for assistive technology. */
  label: string;
  /** The steps, in order; three to six. */
  steps: readonly Step[];
  /** Position of the step at hand, from 0; the number of steps when all are done. */
  current: number;
  /** Lets a user go back to a step that is done; called with its position. */
  onBack?: (index: number) => void;
  /** Said of a step that is done ("done"), for assistive technology. */
  doneLabel: string;
}

type StepState = 'done' | 'current' | 'ahead';

/** Where a user stands in a task of a few steps. */
export function Stepper({ label, steps, current, onBack, doneLabel }: StepperProps) {
  const stateOf = (index: number): StepState => {
    if (index === current) return 'current';
    return index < current ? 'done' : 'ahead';
  };
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        const content = (
          <>
            <span aria-hidden={state === 'done'} className={styles.mark({ state })}>
              {state === 'done' ? <Icon name="check" size="small" /> : index + 1}
            </span>
            <span className={styles.label({ state })}>
              {step.label}
              {state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li key={step.id} aria-current={state === 'current' ? 'step' : undefined} className={styles.item}>
            {state === 'done' && onBack !== undefined ? (
              <button type="button" onClick={() => onBack(index)} className={classes(styles.step, styles.back)}>
                {content}
              </button>
            ) : (
              <span className={styles.step}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
