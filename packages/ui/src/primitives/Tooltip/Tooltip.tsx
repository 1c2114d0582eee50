import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** One short line. */
  text: string;
  /** The focusable element that it explains. */
  children: ReactElement;
  /**
   * On which side it opens where there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Explains an element on hover and keyboard focus. Never the only place of something a reader needs on a touch screen. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={tooltip}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
