import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Distance between the children, from the space scale; `x2` (8 px) by default. */
  gap?: Sprinkles['gap'];
  /** How children stand on the line. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** How children are spread along the line. */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** False keeps everything on one line. */
  wrap?: boolean;
}

/** Children beside one another, wrapping where there is no room. */
export function Inline({ children, gap = 'x2', align = 'center', justify = 'start', wrap = true }: InlineProps) {
  return (
    <div
      className={sprinkles({
        display: 'flex',
        flexWrap: wrap ? 'wrap' : 'nowrap',
        gap,
        alignItems: align,
        justifyContent: justify,
      })}
    >
      {children}
    </div>
  );
}
