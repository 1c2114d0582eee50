import * as Radix from '@radix-ui/react-tooltip';
import { useState, type MouseEvent, type PointerEvent } from 'react';
import { TriggerProxy, type TriggerLink } from '../deferred-trigger.tsx';
import { useLandmark } from '../use-landmark.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipLayerProps {
  /** The element it explains. */
  link: TriggerLink;
  text: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  opensOnPress: boolean;
}

/** The words beside an element, and when they show. */
export function TooltipLayer({ link, text, side, opensOnPress }: TooltipLayerProps) {
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
          <TriggerProxy link={link} />
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
