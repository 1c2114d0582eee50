import * as styles from './ChartFrame.css.ts';

/** A row of a table twin; its first cell names it. */
export interface TwinRow {
  /** Stable key. */
  key: string;
  /** As many as there are columns. */
  cells: readonly string[];
}

export interface TwinTableProps {
  /** Name of the table. */
  caption: string;
  /** Headings, as many as a row has cells. */
  columns: readonly string[];
  /** The figures, in the order of the picture. */
  rows: readonly TwinRow[];
}

/** The figures of a picture as rows; out of sight, yet there for assistive technology, while `hidden`. */
export function TwinTable({ caption, columns, rows, hidden }: TwinTableProps & { hidden: boolean }) {
  return (
    // A frame that scrolls must be reachable by keyboard; out of sight it does not scroll.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={hidden ? undefined : 0} className={styles.twin({ hidden })}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" dir="auto">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} dir="auto">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
