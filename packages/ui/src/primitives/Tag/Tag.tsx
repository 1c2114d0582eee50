import { count as countStyle, tag } from './Tag.css.ts';

export interface TagProps {
  /** The keyword. */
  label: string;
  /** A short figure after it ("128"). */
  count?: string;
  /** Called when it is pressed; left out, it is only read. */
  onSelect?: () => void;
  /** Marks a pressable tag as chosen or not; leave out where pressing leads somewhere. */
  selected?: boolean;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** A keyword that something is filed under. What a user has chosen and can take away is a Chip, a status a Badge. */
export function Tag({ label, count, onSelect, selected, disabled = false }: TagProps) {
  const content = (
    <>
      <bdi>{label}</bdi>
      {count !== undefined && <span className={countStyle}>{count}</span>}
    </>
  );
  const look = tag({ selectable: onSelect !== undefined, selected: selected === true });
  if (onSelect === undefined) return <span className={look}>{content}</span>;
  return (
    <button type="button" aria-pressed={selected} disabled={disabled} onClick={onSelect} className={look}>
      {content}
    </button>
  );
}
