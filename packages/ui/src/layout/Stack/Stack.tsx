import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

export interface StackProps {
  /** What stands one under another. */
  children: ReactNode;
  /**
   * Distance between the children, from the space scale; `x4` is 16 px.
   * @default 'x4'
   */
  gap?: Sprinkles['gap'];
  /**
   * How children stand across the stack.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children under one another. */
export function Stack({ children, gap = 'x4', align = 'stretch' }: StackProps) {
  return (
    <div className={sprinkles({ display: 'flex', flexDirection: 'column', gap, alignItems: align })}>{children}</div>
  );
}
