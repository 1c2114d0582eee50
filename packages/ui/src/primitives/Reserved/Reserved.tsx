import type { ReactNode } from 'react';
import { reserved } from './Reserved.css.ts';

export interface ReservedProps {
  /** Something of the size of what will stand here. */
  children: ReactNode;
}

/** Holds the place of what is about to come, by something of its size that nobody sees or reaches. */
export function Reserved({ children }: ReservedProps) {
  return (
    <div aria-hidden="true" inert className={reserved}>
      {children}
    </div>
  );
}
