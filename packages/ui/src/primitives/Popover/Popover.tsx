import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { popover } from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of what it holds, for assistive technology. */
  label: string;
  /** What it holds. */
  children: ReactNode;
  /** Whether it is open; leave out to let it keep its own state. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Edge of the trigger it lines up with.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * On which side it opens where there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
  /**
   * `none` leaves the padding to the content.
   * @default 'normal'
   */
  padding?: 'normal' | 'none';
}

/** A small panel beside its button. Esc and a press outside close it; focus goes back to the button. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  padding = 'normal',
}: PopoverProps) {
  const control = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  return (
    <Radix.Root {...control}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={popover({ padding })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
