import * as Radix from '@radix-ui/react-hover-card';
import type { ReactElement, ReactNode } from 'react';
import { hoverCard } from './HoverCard.css.ts';

export interface HoverCardProps {
  /** The link or button that it previews. */
  trigger: ReactElement;
  /** The preview. */
  children: ReactNode;
}

/** A preview on hover and focus of something that can also be opened; touch screens go without it. */
export function HoverCard({ trigger, children }: HoverCardProps) {
  return (
    <Radix.Root openDelay={200} closeDelay={150}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={12} className={hoverCard}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
