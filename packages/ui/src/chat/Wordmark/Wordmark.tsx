import type { MouseEvent } from 'react';
import { wordmark } from './Wordmark.css.ts';

export interface WordmarkProps {
  /** Where it leads; left out, it is not a link. */
  href?: string;
  /** Name of the link ("Footnote, home"). */
  label?: string;
  /**
   * 22 or 36 pixels.
   * @default 'medium'
   */
  size?: 'medium' | 'large';
  /** Called instead of following the link, for routing in the page. */
  onFollow?: () => void;
}

/** The brand: the raised amber numeral of a citation and the name in the reading serif. */
export function Wordmark({ href, label, size = 'medium', onFollow }: WordmarkProps) {
  if (href === undefined) return <span className={wordmark({ size })}>Footnote</span>;
  const follow = (event: MouseEvent) => {
    if (onFollow === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={href} aria-label={label} onClick={follow} className={wordmark({ size })}>
      Footnote
    </a>
  );
}
