import { useRef } from 'react';

/**
 * Remembers what had the focus when a dialog opened and gives it back on close. Radix does this only for dialogs
 * with a Trigger of their own.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (opener.current === null || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
