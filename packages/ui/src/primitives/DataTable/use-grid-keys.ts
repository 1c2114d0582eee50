import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useDirection } from '../../theme/use-direction.ts';
import { scrollSideways } from '../scroll-sideways.ts';
import { placeAfterKey, type GridPlace } from './grid-moves.ts';

interface GridKeys {
  /** The element with role grid. */
  grid: RefObject<HTMLElement | null>;
  /** The element that scrolls it. */
  scroller: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Rows that fit into the window now. */
  page: () => number;
  /** Called after a move from one row to another with Shift held. */
  onExtend: (from: number, to: number) => void;
  /** Called when Space is pressed on a row, with whether Shift is held. */
  onPick: (row: number, shift: boolean) => void;
  /** Called for Ctrl+A. */
  onPickAll: () => void;
}

function placeOf(cell: HTMLElement): GridPlace {
  const [row = '0', column = '0'] = (cell.dataset['cell'] ?? '').split(':');
  return { row: Number(row), column: Number(column) };
}

/** What gets the focus of a cell: its only control, or the cell. */
function targetOf(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('[data-cell-target]') ?? cell;
}

function cellAround(element: EventTarget | null, grid: HTMLElement | null): HTMLElement | null {
  if (!(element instanceof HTMLElement) || grid === null || !grid.contains(element)) return null;
  return element.closest<HTMLElement>('[data-cell]');
}

/** Moves the focus through the cells of a grid with the keys of the ARIA grid pattern. */
export function useGridKeys(options: GridKeys) {
  const { grid, scroller, rows, columns, page, onExtend, onPick, onPickAll } = options;
  const rtl = useDirection() === 'rtl';
  const [place, setPlace] = useState<GridPlace>({ row: -1, column: 0 });
  const active = { row: Math.min(place.row, rows - 1), column: Math.min(place.column, columns - 1) };
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${place.row}:${place.column}"]`);
    if (cell === null || cell === undefined) return;
    targetOf(cell).focus({ preventScroll: true });
    // The heading is always in sight; scrolling to where it once was would move the rows.
    if (place.row >= 0) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (scroller.current !== null) scrollSideways(scroller.current, cell);
  }, [grid, scroller, place]);
  const go = (next: GridPlace) => {
    wanted.current = true;
    setPlace(next);
  };
  const follow = (event: FocusEvent) => {
    const cell = cellAround(event.target, grid.current);
    if (cell === null) return;
    const at = placeOf(cell);
    setPlace((before) => (before.row === at.row && before.column === at.column ? before : at));
  };
  const inCell = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const at = placeOf(cell);
    const next = placeAfterKey(at, event, { rows, columns, page: page(), rtl });
    if (next !== null) {
      if (event.shiftKey && at.row >= 0 && next.row >= 0 && next.row !== at.row) onExtend(at.row, next.row);
      go(next);
      return true;
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      onPickAll();
      return true;
    }
    // A control of the table answers these keys itself.
    if (targetOf(cell) !== cell) return false;
    if (event.key === ' ' && at.row >= 0) {
      onPick(at.row, event.shiftKey);
      return true;
    }
    if (event.key !== 'Enter' && event.key !== 'F2') return false;
    cell.querySelector<HTMLElement>(':is(a[href], button, input, select, textarea)')?.focus();
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const cell = cellAround(event.target, grid.current);
    if (cell === null || event.nativeEvent.isComposing || event.altKey) return;
    const handled = event.target === targetOf(cell) ? inCell(event, cell) : event.key === 'Escape';
    if (!handled) return;
    if (event.target !== targetOf(cell)) targetOf(cell).focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return { active, follow, press };
}
