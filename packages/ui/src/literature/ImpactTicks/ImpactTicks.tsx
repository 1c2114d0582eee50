import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import * as styles from './ImpactTicks.css.ts';

export interface ImpactTicksProps {
  /** 1 is the upper quarter of the field: four ticks; 4 the lowest: one. */
  quartile: 1 | 2 | 3 | 4;
  /** Names the metric, its value and its source; shown in the tooltip and read out. */
  words: string;
}

const TICKS = [1, 2, 3, 4] as const;

/** A journal's impact as four ticks filled by quartile. */
export function ImpactTicks({ quartile, words }: ImpactTicksProps) {
  return (
    <Tooltip text={words} opensOnPress>
      <button type="button" aria-label={words} className={styles.ticks}>
        {TICKS.map((tick) => (
          <span key={tick} className={styles.tick({ height: tick, filled: tick <= 5 - quartile })} />
        ))}
      </button>
    </Tooltip>
  );
}
