import * as styles from './NoticeRibbon.css.ts';

/** What became of an article after it was published. */
export type NoticeMark = 'retracted' | 'corrected' | 'concern';

const GLYPHS: Record<NoticeMark, string> = { retracted: '✕', concern: '!', corrected: '✎' };

export interface NoticeRibbonProps {
  /** What became of the article. */
  kind: NoticeMark;
  /** The word for it. */
  label: string;
}

/** A retraction, correction or expression of concern that cannot be missed. */
export function NoticeRibbon({ kind, label }: NoticeRibbonProps) {
  return (
    <strong className={styles.ribbon({ kind })}>
      <span aria-hidden="true">{GLYPHS[kind]}</span>
      {label}
    </strong>
  );
}
