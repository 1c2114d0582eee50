import { useState } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { messages } from './TokenUsage.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './TokenUsage.css.ts';

export interface TokenUsageProps {
  /** What is measured ("Length of the question"). */
  label: string;
  /** Tokens used so far; 0 shows nothing. */
  used: number;
  /** Most tokens that can be sent; at least 1. */
  limit: number;
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
export function TokenUsage({ used, limit, label }: TokenUsageProps) {
  const { t } = useMessages();
  const words = t(messages.count, { used, limit });
  const level = levelOf(used, limit);
  // Read out on crossing a level, not on every letter.
  const [said, setSaid] = useState<{ level: Level; words: string }>({ level: 'within', words: '' });
  if (said.level !== level) setSaid({ level, words: level === 'within' ? '' : words });
  return (
    <span className={styles.usage({ empty: used === 0 })}>
      {used > 0 && <ProgressBar label={label} value={used} max={limit} valueText={words} tone={TONES[level]} />}
      {level !== 'within' && <span className={styles.count({ level })}>{words}</span>}
      <LiveRegion message={said.words} />
    </span>
  );
}
