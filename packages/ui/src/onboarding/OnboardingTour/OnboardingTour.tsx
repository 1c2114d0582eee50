import type { ReactNode } from 'react';
import { Tour, type TourStop } from '../../primitives/Tour/Tour.tsx';
import * as styles from './OnboardingTour.css.ts';

/** One step of the tour. */
export interface OnboardingStep {
  id: string;
  title: string;
  /** Two or three sentences. */
  text: string;
  /** The real element that the step is about, where the page does not show it. */
  picture?: ReactNode;
  /** Finds the element on the page; the step stands in the middle of the page when it finds none. */
  target?: () => HTMLElement | null;
}

export interface OnboardingTourProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user closes it, at the last step or before (Esc too). */
  onClose: () => void;
  /** The steps in order, eight for a new user (specification §4); none shows nothing. */
  steps: readonly OnboardingStep[];
  /** Position of the step, from 0. */
  current: number;
  /** Called with the position of the step to go to. */
  onMove: (index: number) => void;
}

/** Shows a new user round the product step by step; on the last step the next button closes it. */
export function OnboardingTour({ open, onClose, steps, current, onMove }: OnboardingTourProps) {
  if (!open) return null;
  return <Tour stops={steps.map(stopOf)} current={current} onMove={onMove} onEnd={onClose} />;
}

function stopOf({ id, title, text, picture, target }: OnboardingStep): TourStop {
  const content = (
    <div className={styles.content}>
      <p>{text}</p>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </div>
  );
  return { id, title, content, ...(target === undefined ? {} : { target }) };
}
