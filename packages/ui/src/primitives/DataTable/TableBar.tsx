import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import type { DataTableColumn } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import type { Selection } from './select-rows.ts';
import * as styles from './DataTable.css.ts';

interface TableBarProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  total: number;
  selected: Selection;
  onSelectedChange: ((selected: Selection) => void) | undefined;
  hidden: Selection;
  onHiddenChange: ((hidden: Selection) => void) | undefined;
  toolbar: ReactNode;
}

/** What stands above a table: how much is selected, what can be done with it, and which columns are shown. */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { columns, total, selected, onSelectedChange, hidden, onHiddenChange, toolbar } = props;
  const { t } = useMessages();
  if (onSelectedChange === undefined && onHiddenChange === undefined && toolbar === undefined) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.barPart}>
        {onSelectedChange !== undefined && (
          <span aria-live="polite" className={styles.selectedCount}>
            {selected.size > 0 && t(messages.selected, { count: selected.size, total })}
          </span>
        )}
        {onSelectedChange !== undefined && selected.size > 0 && (
          <Button size="small" variant="quiet" icon="close" onClick={() => onSelectedChange(new Set())}>
            {t(messages.clearSelection)}
          </Button>
        )}
        {toolbar}
      </div>
      {onHiddenChange !== undefined && (
        <ColumnPicker
          label={t(messages.columns)}
          columns={columns.filter((column) => column.fixed !== true)}
          hidden={hidden}
          onChange={onHiddenChange}
        />
      )}
    </div>
  );
}
