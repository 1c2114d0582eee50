import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { TriggerProxy, type TriggerLink } from '../deferred-trigger.tsx';
import { useLandmark } from '../use-landmark.ts';
import { menu } from './DropdownMenu.css.ts';

export interface MenuFrameProps {
  /** The button that opens it. */
  link: TriggerLink;
  label: string;
  align: 'start' | 'end';
  /** Whether it is open, and who is told when it wants to change that. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

/** A menu beside its button, in the landmark of the button. */
export function MenuFrame({ link, label, align, open, onOpenChange, direction, children }: MenuFrameProps) {
  const { triggerRef, container, onOpenChange: noteLandmark } = useLandmark<HTMLButtonElement>();
  const change = (next: boolean) => {
    noteLandmark(next);
    onOpenChange(next);
  };
  return (
    <Radix.Root
      modal={false}
      open={open}
      onOpenChange={change}
      {...(direction === undefined ? {} : { dir: direction })}
    >
      <Radix.Trigger ref={triggerRef} asChild>
        <TriggerProxy link={link} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={menu}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
