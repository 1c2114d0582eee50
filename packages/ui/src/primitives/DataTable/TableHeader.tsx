import { classes } from '../../theme/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './columns.ts';
import type { DataTableSort } from './sort-rows.ts';
import * as styles from './DataTable.css.ts';

interface TableHeaderProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  /** Share of the rows that is selected; null where rows cannot be. */
  share: 'all' | 'some' | 'none' | null;
  /** Column that is in the tab order, or null where another row has it. */
  active: number | null;
  template: string;
  selectAllLabel: string;
  /** Heading of the menus, or null where there are none. */
  actionsLabel: string | null;
}

/** The headings; the table itself listens to what is pressed in them. */
export function TableHeader<Row>(props: TableHeaderProps<Row>) {
  const { columns, sort, share, active, template, selectAllLabel, actionsLabel } = props;
  const first = share === null ? 0 : 1;
  const stop = (column: number) => (column === active ? 0 : -1);
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- the cells of a grid have the focus
    <div role="row" aria-rowindex={1} className={styles.header} style={{ gridTemplateColumns: template }}>
      {share !== null && (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus
        <div role="columnheader" aria-colindex={1} data-cell="-1:0" className={styles.cell({ control: true })}>
          <input
            type="checkbox"
            readOnly
            ref={(box) => {
              if (box !== null) box.indeterminate = share === 'some';
            }}
            checked={share === 'all'}
            aria-label={selectAllLabel}
            data-pick="all"
            data-cell-target
            tabIndex={stop(0)}
            className={styles.pick}
          />
        </div>
      )}
      {columns.map((column, index) => (
        <Heading
          key={column.id}
          column={column}
          place={first + index}
          tabIndex={stop(first + index)}
          direction={sort?.column === column.id ? sort.direction : null}
        />
      ))}
      {actionsLabel !== null && (
        <div
          // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- goes with the grid
          role="columnheader"
          aria-colindex={first + columns.length + 1}
          data-cell={`-1:${first + columns.length}`}
          tabIndex={stop(first + columns.length)}
          className={styles.cell({ control: true })}
        >
          <VisuallyHidden>{actionsLabel}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

interface HeadingProps<Row> {
  column: DataTableColumn<Row>;
  place: number;
  tabIndex: 0 | -1;
  direction: DataTableSort['direction'] | null;
}

const ARROWS: Record<DataTableSort['direction'], IconName> = { ascending: 'arrowUp', descending: 'arrowDown' };

function Heading<Row>({ column, place, tabIndex, direction }: HeadingProps<Row>) {
  const align = column.align ?? 'start';
  const shared = { role: 'columnheader', 'aria-colindex': place + 1, 'data-cell': `-1:${place}` };
  const words = <span className={styles.content({ lines: 'one' })}>{column.header}</span>;
  if (column.sortable !== true)
    return (
      <div {...shared} tabIndex={tabIndex} className={styles.cell({ align })}>
        {words}
      </div>
    );
  return (
    <div {...shared} aria-sort={direction ?? 'none'} className={classes(styles.cell({ align }), styles.sortable)}>
      <button
        type="button"
        data-sort={column.id}
        data-cell-target
        tabIndex={tabIndex}
        className={styles.sort({ align, active: direction !== null })}
      >
        {words}
        <Icon name={direction === null ? 'sort' : ARROWS[direction]} size="small" />
      </button>
    </div>
  );
}
