import * as Radix from '@radix-ui/react-popover';
import { useRef, type ReactNode, type RefObject } from 'react';

export interface OpenedPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button it stands beside; focus goes back there. */
  trigger: RefObject<HTMLElement | null>;
  id: string;
  label: string;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'bottom';
  /** Distance from the button, pixels. */
  offset: number;
  className: string;
  children: ReactNode;
}

/** What stands beside the button of a popover once it was opened. */
export function OpenedPopover(props: OpenedPopoverProps) {
  const { open, onOpenChange, trigger, id, label, align, side, offset, className, children } = props;
  const leftByPress = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={trigger} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={offset}
          collisionPadding={12}
          className={className}
          onOpenAutoFocus={() => {
            leftByPress.current = false;
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
            else leftByPress.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPress.current) trigger.current?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
