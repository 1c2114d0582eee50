import type { ScreeningStage, ScreeningVerdict } from '@footnote/domain';
import { useEffect } from 'react';

/** What keys do. */
interface Keyed {
  stage: ScreeningStage;
  reasons: readonly string[];
  undoable: boolean;
  onDecide: (verdict: ScreeningVerdict, reason: string) => void;
  onUndo: () => void;
  onMove: (by: 1 | -1) => void;
  onHelp: () => void;
}

/** Keys belong to what is typed in, to open menus and to dialogs first. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]',
    ) !== null
  );
}

/** Decides on the record that is shown by single keys. */
export function useScreeningKeys(keyed: Keyed): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || isElsewhere(event)) return;
      const act = actionOf(keyed, key);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function actionOf(keyed: Keyed, key: string): (() => void) | null {
  const { stage, reasons, undoable, onDecide, onUndo, onMove, onHelp } = keyed;
  const reason = /^[1-9]$/.test(key) ? reasons[Number(key) - 1] : undefined;
  if (reason !== undefined) return () => onDecide('exclude', reason);
  switch (key.toLowerCase()) {
    case 'i':
      return () => onDecide('include', '');
    case 'm':
      return () => onDecide('maybe', '');
    case 'e':
      return stage === 'title' ? () => onDecide('exclude', '') : null;
    case 't':
      return stage === 'full-text' ? () => onDecide('not-retrieved', '') : null;
    case 'u':
      return undoable ? onUndo : null;
    case 'n':
      return () => onMove(1);
    case 'p':
      return () => onMove(-1);
    case '?':
      return onHelp;
    default:
      return null;
  }
}
