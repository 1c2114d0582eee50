import { useId, useRef, type ReactNode } from 'react';
import { deferred } from '../use-deferred.ts';
import type { OpenedPopoverProps } from './OpenedPopover.tsx';

const useOpenedPopover = deferred<OpenedPopoverProps>(async () => (await import('./OpenedPopover.tsx')).OpenedPopover);

export interface PopoverState {
  open: boolean;
  change: (open: boolean) => void;
}

/** What the button of a popover needs, and what stands beside it: its code loads after that of the page. */
export function usePopover({ open, change }: PopoverState) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const Opened = useOpenedPopover(open, () => change(false));
  const panel = (look: Omit<OpenedPopoverProps, 'open' | 'onOpenChange' | 'trigger' | 'id'>): ReactNode =>
    Opened !== null && <Opened {...look} id={id} open={open} onOpenChange={change} trigger={trigger} />;
  const button = {
    ref: trigger,
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open && Opened !== null ? id : undefined,
    onClick: () => change(!open),
  } as const;
  return { button, panel };
}
