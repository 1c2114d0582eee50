import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { sampleSizeSteps } from './sample-size-steps.ts';
import * as styles from './SampleSize.css.ts';

export interface SampleSizeProps {
  /** People (or animals) studied. */
  size: number;
  /** The mark itself: "n = 4,744". */
  label: string;
  /** The same in words, for assistive technology and the tooltip. */
  words: string;
}

const STEPS = [1, 2, 3, 4, 5] as const;

/** How many were studied, as a number and as a bar of five steps. */
export function SampleSize({ size, label, words }: SampleSizeProps) {
  const filled = sampleSizeSteps(size);
  return (
    <span title={words} className={styles.mark}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      <span aria-hidden="true" className={styles.bar}>
        {STEPS.map((step) => (
          <span key={step} className={styles.step({ filled: step <= filled })} />
        ))}
      </span>
    </span>
  );
}
