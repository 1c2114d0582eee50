import { Slot } from '@radix-ui/react-slot';
import { useState, type ReactElement, type ReactNode } from 'react';
import { popover } from './Popover.css.ts';
import { usePopover } from './use-popover.tsx';

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
  open: given,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  padding = 'normal',
}: PopoverProps) {
  const [kept, setKept] = useState(false);
  const change = (next: boolean) => {
    setKept(next);
    onOpenChange?.(next);
  };
  const { button, panel } = usePopover({ open: given ?? kept, change });
  return (
    <>
      <Slot {...button}>{trigger}</Slot>
      {panel({ label, align, side, offset: 6, className: popover({ padding }), children })}
    </>
  );
}
