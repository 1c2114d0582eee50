import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { useLandmark } from '../use-landmark.ts';
import * as styles from './DropdownMenu.css.ts';

/** One action of a menu. */
export interface MenuItem {
  /** Stable key. */
  id: string;
  /** What it does. */
  label: string;
  /** Drawing before the words. */
  icon?: IconName;
  /**
   * `critical` for what destroys.
   * @default 'normal'
   */
  tone?: 'normal' | 'critical';
  /**
   * Shows it and passes over it.
   * @default false
   */
  disabled?: boolean;
  /** Called when it is chosen; the menu closes. */
  onSelect: () => void;
}

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the menu, for assistive technology. */
  label: string;
  /** The actions, in order. */
  items: readonly MenuItem[];
  /**
   * Edge of the button it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'end';
}

/** A list of actions behind one button; arrow keys move, letters jump, Esc closes. */
export function DropdownMenu({ trigger, label, items, align = 'end' }: DropdownMenuProps) {
  const { triggerRef, container, onOpenChange } = useLandmark<HTMLButtonElement>();
  return (
    <Radix.Root modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger ref={triggerRef} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={styles.menu}
        >
          {items.map((item) => (
            <Radix.Item
              key={item.id}
              disabled={item.disabled === true}
              onSelect={item.onSelect}
              className={styles.item({ tone: item.tone ?? 'normal' })}
            >
              {item.icon !== undefined && <Icon name={item.icon} />}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
