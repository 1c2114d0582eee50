import type { AnswerTable } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { messages } from './TableView.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './TableView.css.ts';

export interface TableViewProps {
  /** Tables of the answer (see `findAnswerTables` of the domain). */
  tables: readonly AnswerTable[];
  /** Called with the table whose export was asked for, and its position from 0. */
  onExport: (table: AnswerTable, index: number) => void;
  /** Goes back to the conversation. */
  onBack: () => void;
}

/** Tables of an answer, for reading in full width and exporting. */
export function TableView({ tables, onExport, onBack }: TableViewProps) {
  const { t } = useMessages();
  return (
    <section className={styles.view}>
      <div>
        <Button variant="quiet" icon="arrowBack" onClick={onBack}>
          {t(messages.back)}
        </Button>
      </div>
      {tables.length === 0 && <EmptyState title={t(messages.none)}>{t(messages.noneHint)}</EmptyState>}
      {tables.map((table, index) => (
        // A table has no identity besides its place in the answer.
        // eslint-disable-next-line react/no-array-index-key
        <section key={index} aria-label={t(messages.table, { number: index + 1 })} className={styles.section}>
          <header className={styles.header}>
            <h2 className={styles.title}>{t(messages.table, { number: index + 1 })}</h2>
            <Button size="small" icon="download" onClick={() => onExport(table, index)}>
              {t(messages.export)}
            </Button>
          </header>
          <PlainTable table={table} label={t(messages.table, { number: index + 1 })} />
        </section>
      ))}
    </section>
  );
}

function PlainTable({ table, label }: { table: AnswerTable; label: string }) {
  return (
    // A scrollable region must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              // eslint-disable-next-line react/no-array-index-key
              <th key={column} scope="col" dir="auto">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {row.map((cell, column) => (
                // eslint-disable-next-line react/no-array-index-key
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
