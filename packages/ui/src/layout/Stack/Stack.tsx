import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Distance between the children, from the space scale; `x4` (16 px) by default. */
  gap?: Sprinkles['gap'];
  /** How children stand across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children under one another. */
export function Stack({ children, gap = 'x4', align = 'stretch' }: StackProps) {
  return (
    <div className={sprinkles({ display: 'flex', flexDirection: 'column', gap, alignItems: align })}>{children}</div>
  );
}
