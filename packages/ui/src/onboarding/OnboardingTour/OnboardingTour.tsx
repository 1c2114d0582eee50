import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OnboardingTour.css.ts';

/** One step of the tour. */
export interface OnboardingStep {
  id: string;
  title: string;
  /** Two or three sentences. */
  text: string;
  /** The real element that the step is about. */
  picture?: ReactNode;
}

/** Words of an OnboardingTour. */
export interface OnboardingTourLabels {
  previous: string;
  next: string;
  close: string;
  /** "Step 2 of 8" */
  progress: (step: number, steps: number) => string;
}

export interface OnboardingTourProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a reader closes it, at the last step or before. */
  onClose: () => void;
  /** The steps in order; eight in the product (specification §4). */
  steps: readonly OnboardingStep[];
  /** Position of the step, from 0; one outside the steps shows nothing. */
  current: number;
  /** Called with the position of the step to go to. */
  onMove: (index: number) => void;
  /** Its words, in the reader’s language. */
  labels: OnboardingTourLabels;
}

/** Shows a new reader the product step by step; on the last step the next button closes it. */
export function OnboardingTour({ open, onClose, steps, current, onMove, labels }: OnboardingTourProps) {
  const step = steps[current];
  if (step === undefined) return null;
  const last = current === steps.length - 1;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={step.title}
      closeLabel={labels.close}
      actions={
        <>
          <span aria-live="polite" aria-atomic="true" className={styles.progress}>
            {labels.progress(current + 1, steps.length)}
            <VisuallyHidden>: {step.title}</VisuallyHidden>
          </span>
          <Button disabled={current === 0} onClick={() => onMove(current - 1)}>
            {labels.previous}
          </Button>
          <Button variant="primary" onClick={() => (last ? onClose() : onMove(current + 1))}>
            {last ? labels.close : labels.next}
          </Button>
        </>
      }
    >
      {step.picture !== undefined && <div className={styles.picture}>{step.picture}</div>}
      <p className={styles.text}>{step.text}</p>
    </Modal>
  );
}
