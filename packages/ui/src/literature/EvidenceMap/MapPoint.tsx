import type { KeyboardEvent } from 'react';
import { STUDY_TYPE_GLYPHS } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import type { EvidencePoint } from './evidence-points.ts';
import * as styles from './EvidenceMap.css.ts';

/** Radius of a bubble by quartile of impact, in units of the drawing. */
export const BUBBLE_RADIUS = { 1: 14, 2: 11.5, 3: 9.5, 4: 8 } as const;

interface MapPointProps {
  point: EvidencePoint;
  x: number;
  y: number;
  /** Read out in place of the drawing. */
  name: string;
  /** Lies in the chosen part. */
  chosen: boolean;
  /** The one point that Tab leads to. */
  reachable: boolean;
  onPoint: () => void;
  onLeave: () => void;
  onOpen: () => void;
  onMove: (event: KeyboardEvent) => void;
}

/** One study: a bubble with the glyph of its design. */
export function MapPoint(props: MapPointProps) {
  const { point, x, y, name, chosen, reachable, onPoint, onLeave, onOpen, onMove } = props;
  const { id, ml_type, impact_quartile, retracted } = point.article;
  const radius = BUBBLE_RADIUS[impact_quartile ?? 4];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen();
    } else onMove(event);
  };
  return (
    <g
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button element
      role="button"
      aria-label={name}
      tabIndex={reachable ? 0 : -1}
      data-point={id}
      transform={`translate(${x} ${y})`}
      onClick={onOpen}
      onFocus={onPoint}
      onPointerEnter={onPoint}
      onPointerLeave={onLeave}
      onKeyDown={press}
      className={styles.point({ chosen, retracted })}
    >
      <circle r={radius + 4} className={styles.halo} />
      <circle r={radius} className={styles.bubble({ known: impact_quartile !== null })} />
      <text className={styles.glyph}>{STUDY_TYPE_GLYPHS[ml_type]}</text>
      {retracted && <line x1={-radius} x2={radius} y1={radius} y2={-radius} className={styles.strike} />}
    </g>
  );
}
