import type { Support } from '@footnote/domain';
import * as styles from './SupportMark.css.ts';

/** A glyph of its own for each level. */
const SUPPORT_GLYPHS: Record<Support, string> = { supported: '●', partly: '◐', 'not found': '○' };

export interface SupportMarkProps {
  /** How far the source carries the claim. */
  support: Support;
  /** The word for it. */
  label: string;
  /** Explains the word; shown on hover. */
  words?: string;
}

/** How far a cited source carries a claim: a word and a glyph, never colour alone. */
export function SupportMark({ support, label, words }: SupportMarkProps) {
  return (
    <span title={words} className={styles.mark({ support })}>
      <span aria-hidden="true">{SUPPORT_GLYPHS[support]}</span>
      <bdi>{label}</bdi>
    </span>
  );
}
