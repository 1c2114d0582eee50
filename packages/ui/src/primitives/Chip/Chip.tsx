import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** What it stands for. */
  label: string;
  /** Called when it is taken away; left out, it cannot be. */
  onRemove?: () => void;
  /** Name of the removing button ("Remove filter: since 2020"); needed with `onRemove`. */
  removeLabel?: string;
}

/** Something chosen that can be taken away again. */
export function Chip({ label, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.label}>{label}</span>
      {onRemove !== undefined && (
        <button type="button" aria-label={removeLabel ?? label} onClick={onRemove} className={styles.remove}>
          <Icon name="close" size="small" />
        </button>
      )}
    </span>
  );
}
