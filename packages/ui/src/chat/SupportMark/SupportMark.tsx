import type { Verdict } from '@footnote/domain';
import * as styles from './SupportMark.css.ts';

/** A glyph of its own for each verdict. */
const GLYPHS: Record<Verdict, string> = {
  quoted: '❞',
  supported: '●',
  partly: '◐',
  contradicted: '✕',
  'not found': '○',
};

export interface SupportMarkProps {
  /** What the check says of the claim. */
  verdict: Verdict;
  /** The word for it. */
  label: string;
  /** Explains the word; shown on hover. */
  words?: string;
}

/** How far a cited source carries a claim: a word and a glyph, never colour alone. */
export function SupportMark({ verdict, label, words }: SupportMarkProps) {
  return (
    <span title={words} className={styles.mark({ verdict })}>
      <span aria-hidden="true">{GLYPHS[verdict]}</span>
      <bdi>{label}</bdi>
    </span>
  );
}
