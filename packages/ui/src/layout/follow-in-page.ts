import type { MouseEvent } from 'react';

/** Called with an address instead of following its link, for routing in the page. */
export type Follow = (href: string) => void;

/** Leaves presses with a modifier key to the browser, and hands every other one to `onFollow` where there is one. */
export function followInPage(event: MouseEvent, href: string, onFollow: Follow | undefined): void {
  if (onFollow === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onFollow(href);
}
