import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

export interface InlineProps {
  /** What stands on the line. */
  children: ReactNode;
  /**
   * Distance between the children, from the space scale; `x2` is 8 px.
   * @default 'x2'
   */
  gap?: Sprinkles['gap'];
  /**
   * How children stand on the line.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * How children are spread along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /**
   * False keeps everything on one line.
   * @default true
   */
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
