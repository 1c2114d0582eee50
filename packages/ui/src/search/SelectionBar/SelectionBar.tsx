import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { messages } from './SelectionBar.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SelectionBar.css.ts';

/** A format that results can be exported in. */
export interface ExportFormat {
  /** Stable key ("ris"). */
  id: string;
  /** As shown ("RIS, for reference managers"). */
  label: string;
}

export interface SelectionBarProps {
  /** How many results are selected. */
  count: number;
  /** How many could be. */
  total: number;
  /** Selects every result, also those on other pages. */
  onSelectAll: () => void;
  /** Takes the selection away. */
  onClear: () => void;
  /** At least one. */
  formats: readonly ExportFormat[];
  /** Called with the id of the format in which the selected results were asked for. */
  onExport: (format: string) => void;
  /**
   * Shows that an export runs.
   * @default false
   */
  busy?: boolean;
  /** What else can be done with the selection, before the export. */
  children?: ReactNode;
}

/** What can be done with the selected results; stays in sight at the foot of the window while any are. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useMessages();
  const { count, total, onSelectAll, onClear, formats, onExport, busy = false, children } = props;
  return (
    <section aria-label={t(messages.name)} className={styles.bar({ used: count > 0 })}>
      <output className={styles.count}>{t(messages.selected, { count })}</output>
      {count < total && (
        <Button variant="quiet" size="small" onClick={onSelectAll}>
          {t(messages.selectAll, { total })}
        </Button>
      )}
      {count > 0 && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {t(messages.clear)}
        </Button>
      )}
      <span className={styles.end}>
        {children}
        <DropdownMenu
          label={t(messages.export)}
          trigger={
            <Button
              variant="primary"
              size="small"
              icon="download"
              iconEnd="chevronDown"
              busy={busy}
              disabled={count === 0}
            >
              {t(messages.export)}
            </Button>
          }
          items={formats.map(({ id, label }) => ({ id, label, onSelect: () => onExport(id) }))}
        />
      </span>
    </section>
  );
}
