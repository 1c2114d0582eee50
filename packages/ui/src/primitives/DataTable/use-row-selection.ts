import { useRef } from 'react';
import { shareSelected, withRange, withRow, type Selection } from './select-rows.ts';

/** Selecting rows: one by one, by a range from the row picked last, or all. */
export function useRowSelection(
  keys: readonly string[],
  selected: Selection,
  onChange: ((selected: Selection) => void) | undefined,
) {
  const anchor = useRef<number | null>(null);
  const pick = (row: number, shift: boolean) => {
    const key = keys[row];
    if (key === undefined || onChange === undefined) return;
    const from = shift ? anchor.current : null;
    if (from === null || from >= keys.length) {
      onChange(withRow(selected, key, !selected.has(key)));
      anchor.current = row;
      return;
    }
    // The row that was picked last says whether the range is taken or left.
    onChange(withRange(selected, keys, { from, to: row }, selected.has(keys[from] ?? '')));
  };
  const extend = (from: number, to: number) => {
    if (onChange === undefined) return;
    const start = anchor.current ?? from;
    anchor.current = start;
    const back = Math.abs(to - start) < Math.abs(from - start);
    const kept = back ? withRange(selected, keys, { from, to }, false) : selected;
    onChange(withRange(kept, keys, { from: start, to }, true));
  };
  const share = shareSelected(selected, keys);
  const pickAll = () => {
    anchor.current = null;
    onChange?.(withRange(selected, keys, { from: 0, to: keys.length - 1 }, share !== 'all'));
  };
  return { pick, extend, pickAll, share };
}
