import type { SortOption } from '@footnote/domain';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as styles from './SortSelect.css.ts';

/** Direction of an order. */
export type SortOrder = 'ascending' | 'descending';

/** Words of a SortSelect. */
export interface SortSelectLabels {
  name: string;
  option: Record<SortOption, string>;
  /** Says each direction ("Highest first"). */
  order: Record<SortOrder, string>;
}

export interface SortSelectProps {
  /** What results are sorted by. */
  sort: SortOption;
  /** Which end comes first. */
  order: SortOrder;
  /** Called with both after one of them changed. */
  onChange: (next: { sort: SortOption; order: SortOrder }) => void;
  /**
   * Keeps the order from being changed, such as while a search runs.
   * @default false
   */
  disabled?: boolean;
  /** Its words, in the reader’s language. */
  labels: SortSelectLabels;
}

const OPTIONS: readonly SortOption[] = ['impact_factor', 'recency', 'sample_size'];

/** The order of results: by what, and which end first. */
export function SortSelect({ sort, order, onChange, disabled = false, labels }: SortSelectProps) {
  return (
    <div className={styles.line}>
      <Select
        label={labels.name}
        labelHidden
        options={OPTIONS.map((value) => ({ value, label: labels.option[value] }))}
        value={sort}
        disabled={disabled}
        onChange={(next) => onChange({ sort: next, order })}
      />
      <IconButton
        icon={order === 'descending' ? 'arrowDown' : 'arrowUp'}
        label={labels.order[order]}
        disabled={disabled}
        onClick={() => onChange({ sort, order: order === 'descending' ? 'ascending' : 'descending' })}
      />
    </div>
  );
}
