import type { SearchSortOption, SortOption } from '@footnote/domain';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { optionMessages, messages, orderMessages, recencyOrderMessages } from './SortSelect.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SortSelect.css.ts';

/** Direction of an order. */
export type SortOrder = 'ascending' | 'descending';

export interface SortSelectProps<Sort extends SearchSortOption = SortOption> {
  /** What results are sorted by; by `relevance` the best match always comes first. */
  sort: Sort;
  /** What can be sorted by, in the order of the list. */
  offered: readonly Sort[];
  /** Which end comes first. */
  order: SortOrder;
  /** Called with both after one of them changed. */
  onChange: (next: { sort: Sort; order: SortOrder }) => void;
  /**
   * Keeps the order from being changed, such as while a search runs.
   * @default false
   */
  disabled?: boolean;
}

/** The order of results: by what, and which end first. */
export function SortSelect<Sort extends SearchSortOption = SortOption>(props: SortSelectProps<Sort>) {
  const { t } = useMessages();
  const { sort, order, offered, onChange, disabled = false } = props;
  return (
    <div className={styles.line}>
      <Select
        label={t(messages.name)}
        labelHidden
        options={offered.map((value) => ({ value, label: t(optionMessages[value]) }))}
        value={sort}
        disabled={disabled}
        onChange={(next) => onChange({ sort: next, order: next === 'relevance' ? 'descending' : order })}
      />
      {sort !== 'relevance' && (
        <IconButton
          icon={order === 'descending' ? 'arrowDown' : 'arrowUp'}
          label={t((sort === 'recency' ? recencyOrderMessages : orderMessages)[order])}
          disabled={disabled}
          onClick={() => onChange({ sort, order: order === 'descending' ? 'ascending' : 'descending' })}
        />
      )}
    </div>
  );
}
