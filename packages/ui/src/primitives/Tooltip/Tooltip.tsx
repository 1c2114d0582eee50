import * as Radix from '@radix-ui/react-tooltip';
import { useState, type MouseEvent, type PointerEvent, type ReactElement } from 'react';
import { useLandmark } from '../use-landmark.ts';
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
  /**
   * Opens on a press and a tap too; for an element that is there to be explained and does nothing else.
   * @default false
   */
  opensOnPress?: boolean;
}

/** Explains an element on hover and keyboard focus. Touch screens go without it, unless it opens on a press. */
export function Tooltip({ text, children, side = 'top', opensOnPress = false }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const { triggerRef, container, onOpenChange } = useLandmark<HTMLButtonElement>();
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  // A tooltip closes when its element is pressed; on a touch screen the press is the only way to open it.
  const press = {
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      change(true);
    },
  };
  return (
    <Radix.Provider delayDuration={opensOnPress ? 200 : 400} skipDelayDuration={200}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger ref={triggerRef} asChild {...(opensOnPress ? press : {})}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={tooltip}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
