import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

/** A format of an ExportMenu. */
export interface ExportMenuFormat<Format extends string = string> {
  /** Stable key ("ris"). */
  id: Format;
  /** As shown ("RIS, for reference managers"). */
  label: string;
}

export interface ExportMenuProps<Format extends string> {
  /** The button, and the name of the menu: what is exported ("Export 3 selected"). */
  label: string;
  /** In their order; at least one. */
  formats: readonly ExportMenuFormat<Format>[];
  /** Called with the format that was chosen. */
  onExport: (format: Format) => void;
  /**
   * Shows that an export runs; its formats cannot be chosen meanwhile.
   * @default false
   */
  busy?: boolean;
  /**
   * `quiet` in the head of a panel.
   * @default 'secondary'
   */
  variant?: 'secondary' | 'quiet';
}

/** Takes references away in one of several formats. */
export function ExportMenu<Format extends string>(props: ExportMenuProps<Format>) {
  const { label, formats, onExport, busy = false, variant = 'secondary' } = props;
  return (
    <DropdownMenu
      label={label}
      trigger={
        // It is not disabled meanwhile: the focus comes back to it when the menu closes.
        <Button variant={variant} size="small" {...(busy ? {} : { icon: 'download' })} iconEnd="chevronDown">
          {busy && <Spinner size="small" />} {label}
        </Button>
      }
      items={formats.map(({ id, label: name }) => ({ id, label: name, disabled: busy, onSelect: () => onExport(id) }))}
    />
  );
}
