import type { SearchSortOption, SortOption } from '@footnote/domain';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as styles from './SortSelect.css.ts';

/** Direction of an order. */
export type SortOrder = 'ascending' | 'descending';

/** Words of a SortSelect. */
export interface SortSelectLabels<Sort extends SearchSortOption = SortOption> {
  name: string;
  /** Name of each property; those it names are offered, best match only where it is among them. */
  option: Record<Sort, string>;
  /** Says each direction ("Highest first"). */
  order: Record<SortOrder, string>;
}

export interface SortSelectProps<Sort extends SearchSortOption = SortOption> {
  /** What results are sorted by; by `relevance` the best match always comes first. */
  sort: Sort;
  /** Which end comes first. */
  order: SortOrder;
  /** Called with both after one of them changed. */
  onChange: (next: { sort: Sort; order: SortOrder }) => void;
  /**
   * Keeps the order from being changed, such as while a search runs.
   * @default false
   */
  disabled?: boolean;
  /** Its words, in the user’s language. */
  labels: SortSelectLabels<Sort>;
}

const OPTIONS: readonly SearchSortOption[] = ['relevance', 'impact_factor', 'recency', 'sample_size'];

/** The order of results: by what, and which end first. */
export function SortSelect<Sort extends SearchSortOption = SortOption>(props: SortSelectProps<Sort>) {
  const { sort, order, onChange, disabled = false, labels } = props;
  const offered = OPTIONS.filter((value): value is Sort => value in labels.option);
  return (
    <div className={styles.line}>
      <Select
        label={labels.name}
        labelHidden
        options={offered.map((value) => ({ value, label: labels.option[value] }))}
        value={sort}
        disabled={disabled}
        onChange={(next) => onChange({ sort: next, order: next === 'relevance' ? 'descending' : order })}
      />
      {sort !== 'relevance' && (
        <IconButton
          icon={order === 'descending' ? 'arrowDown' : 'arrowUp'}
          label={labels.order[order]}
          disabled={disabled}
          onClick={() => onChange({ sort, order: order === 'descending' ? 'ascending' : 'descending' })}
        />
      )}
    </div>
  );
}
