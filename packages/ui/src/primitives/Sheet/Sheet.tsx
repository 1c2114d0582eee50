import { createElement } from 'react';
import { deferred } from '../use-deferred.ts';
import type { SheetProps } from './sheet-props.ts';

const useOpenedSheet = deferred<SheetProps>(async () => (await import('./OpenedSheet.tsx')).OpenedSheet);

/** A panel over the page on narrow windows. Focus is kept inside and goes back where it came from. */
export function Sheet(props: SheetProps) {
  const Opened = useOpenedSheet(props.open, () => props.onOpenChange(false));
  return Opened === null ? null : createElement(Opened, props);
}
