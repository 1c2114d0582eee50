import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
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

/** Steps filled on a log scale from 10² to 10⁶: one below a thousand, one more for each power of ten. */
export function sampleSizeSteps(size: number): number {
  if (!(size > 0)) return 0;
  return Math.min(5, Math.max(1, Math.floor(Math.log10(size) + Number.EPSILON * 8) - 1));
}

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
