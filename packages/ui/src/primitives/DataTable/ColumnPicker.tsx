import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { withRow, type Selection } from './select-rows.ts';
import { picker } from './DataTable.css.ts';

interface ColumnPickerProps {
  label: string;
  columns: readonly { id: string; header: string }[];
  hidden: Selection;
  onChange: (hidden: Selection) => void;
}

/** Chooses which columns are shown. */
export function ColumnPicker({ label, columns, hidden, onChange }: ColumnPickerProps) {
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <Button size="small" variant="quiet" icon="columns" iconEnd="chevronDown">
          {label}
        </Button>
      }
    >
      <div className={picker}>
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.has(id)}
            onChange={(shown) => onChange(withRow(hidden, id, !shown))}
          />
        ))}
      </div>
    </Popover>
  );
}
