import * as Radix from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import type { TriggerLink } from '../deferred-trigger.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { item as itemStyle } from './DropdownMenu.css.ts';
import { MenuFrame } from './MenuFrame.tsx';
import type { MenuItem } from './menu-item.ts';

export interface MenuLayerProps {
  /** The button that opens it. */
  link: TriggerLink;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
}

/** The actions beside the button of a menu. */
export function MenuLayer({ items, ...frame }: MenuLayerProps) {
  const [open, setOpen] = useState(false);
  return (
    <MenuFrame {...frame} open={open} onOpenChange={setOpen}>
      {items.map((item) => (
        <Radix.Item
          key={item.id}
          disabled={item.disabled === true}
          onSelect={item.onSelect}
          className={itemStyle({ tone: item.tone ?? 'normal' })}
        >
          {item.icon !== undefined && <Icon name={item.icon} />}
          {item.label}
        </Radix.Item>
      ))}
    </MenuFrame>
  );
}
