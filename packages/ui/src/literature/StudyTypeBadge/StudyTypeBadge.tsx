import type { StudyType } from '@footnote/domain';
import * as styles from './StudyTypeBadge.css.ts';

/** A glyph of its own for each design, so that no type is told by colour alone. */
export const STUDY_TYPE_GLYPHS: Record<StudyType, string> = {
  randomized_trial: '◆',
  meta_analysis: '⬢',
  systematic_review: '⬡',
  human_intervention: '●',
  rodent: '◌',
  protocol: '▢',
  misc: '·',
};

export interface StudyTypeBadgeProps {
  /** The design; it chooses the glyph. */
  type: StudyType;
  /** Short name of the type. */
  label: string;
}

/** The design of a study: glyph and short name. */
export function StudyTypeBadge({ type, label }: StudyTypeBadgeProps) {
  return (
    <span className={styles.badge}>
      <span aria-hidden="true" className={styles.glyph}>
        {STUDY_TYPE_GLYPHS[type]}
      </span>
      {label}
    </span>
  );
}
