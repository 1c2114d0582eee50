/** A place in a grid; row -1 is the header. */
export interface GridPlace {
  /** From 0; -1 is the header. */
  row: number;
  /** From 0. */
  column: number;
}

/** What a move depends on. */
export interface GridBounds {
  /** Rows below the header. */
  rows: number;
  /** Columns, with those of boxes and menus. */
  columns: number;
  /** Rows that fit into the window. */
  page: number;
  /** Whether text runs from right to left. */
  rtl: boolean;
}

/** A key with what is held down beside it. */
export interface GridKey {
  /** As in `KeyboardEvent.key`. */
  key: string;
  /** Whether Ctrl is held. */
  ctrlKey: boolean;
  /** Whether Cmd is held. */
  metaKey: boolean;
}

/** Where a key leads from a place, kept within the grid; null for keys that do not move. */
export function placeAfterKey(place: GridPlace, pressed: GridKey, bounds: GridBounds): GridPlace | null {
  const { row, column } = place;
  const far = pressed.ctrlKey || pressed.metaKey;
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const along = bounds.rtl ? -1 : 1;
  const moves: Record<string, GridPlace> = {
    ArrowLeft: { row, column: column - along },
    ArrowRight: { row, column: column + along },
    ArrowUp: { row: far ? Math.min(row, 0) : row - 1, column },
    ArrowDown: { row: far ? lastRow : row + 1, column },
    PageUp: { row: Math.max(row - bounds.page, Math.min(row, 0)), column },
    PageDown: { row: row + bounds.page, column },
    Home: { row: far ? Math.min(0, lastRow) : row, column: 0 },
    End: { row: far ? lastRow : row, column: lastColumn },
  };
  const next = moves[pressed.key];
  if (next === undefined) return null;
  return {
    row: Math.min(Math.max(next.row, -1), lastRow),
    column: Math.min(Math.max(next.column, 0), lastColumn),
  };
}
