import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** Where it leads; left out, it is not a link. */
  href?: string;
  /** Name of the link ("Footnote, home"). */
  label?: string;
  /** 22 (default) or 36 pixels. */
  size?: 'medium' | 'large';
  /** Called instead of following the link, for routing in the page. */
  onFollow?: () => void;
}

/** The brand: the raised amber numeral of a citation and the name in the reading serif. */
export function Wordmark({ href, label, size = 'medium', onFollow }: WordmarkProps) {
  const mark = (
    <>
      Footnote
      <span aria-hidden="true" className={styles.numeral}>
        1
      </span>
    </>
  );
  if (href === undefined) return <span className={styles.wordmark({ size })}>{mark}</span>;
  const follow = (event: React.MouseEvent) => {
    if (onFollow === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={href} aria-label={label} onClick={follow} className={styles.wordmark({ size })}>
      {mark}
    </a>
  );
}
