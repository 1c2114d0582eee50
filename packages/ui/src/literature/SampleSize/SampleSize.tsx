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

/** Steps filled on a log scale: 1 up to 10², then one more for each power of ten, 5 from 10⁵ on. */
export function sampleSizeSteps(size: number): number {
  if (!(size > 0)) return 0;
  return Math.min(5, Math.max(1, Math.floor(Math.log10(size) + 1e-9)));
}

/** How many were studied, as a number and as a bar of five steps. */
export function SampleSize({ size, label, words }: SampleSizeProps) {
  const filled = sampleSizeSteps(size);
  return (
    <span role="img" aria-label={words} title={words} className={styles.mark}>
      {label}
      <span className={styles.bar}>
        {STEPS.map((step) => (
          <span key={step} className={styles.step({ filled: step <= filled })} />
        ))}
      </span>
    </span>
  );
}
