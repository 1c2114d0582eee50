import { useState } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as styles from './TokenUsage.css.ts';

/** Words of a TokenUsage. */
export interface TokenUsageLabels {
  /** What is measured ("Length of the question"). */
  name: string;
  /** The count in words ("420 of 1,000 tokens"). */
  count: (used: number, limit: number) => string;
}

export interface TokenUsageProps {
  /** Tokens used so far; 0 shows nothing. */
  used: number;
  /** Most tokens that can be sent; at least 1. */
  limit: number;
  /** Its words. */
  labels: TokenUsageLabels;
}

type Level = 'within' | 'near' | 'over';

/** Share of the limit above which the bar warns. */
const NEAR = 0.8;
const TONES = { within: 'accent', near: 'caution', over: 'critical' } as const;

function levelOf(used: number, limit: number): Level {
  if (used > limit) return 'over';
  return used > limit * NEAR ? 'near' : 'within';
}

/** How much of the longest question or format is used; the figure appears close to the limit and is read out once there, and once beyond. */
export function TokenUsage({ used, limit, labels }: TokenUsageProps) {
  const level = levelOf(used, limit);
  const words = labels.count(used, limit);
  // Read out on crossing a level, not on every letter.
  const [said, setSaid] = useState<{ level: Level; words: string }>({ level: 'within', words: '' });
  if (said.level !== level) setSaid({ level, words: level === 'within' ? '' : words });
  return (
    <span className={styles.usage({ empty: used === 0 })}>
      {used > 0 && <ProgressBar label={labels.name} value={used} max={limit} valueText={words} tone={TONES[level]} />}
      {level !== 'within' && <span className={styles.count({ level })}>{words}</span>}
      <LiveRegion message={said.words} />
    </span>
  );
}
