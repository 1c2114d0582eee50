import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import { media } from '../../theme/media.ts';
import { useDirection } from '../../theme/use-direction.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { scrollSideways } from '../scroll-sideways.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem<Value extends string = string> {
  /** Stable key. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Drawing before the words. */
  icon?: IconName;
  /** A short figure after the label ("12"). */
  count?: string;
  /**
   * Shows it and keeps it from being chosen.
   * @default false
   */
  disabled?: boolean;
  /** What it shows; only the chosen tab's is rendered. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Name of the list of tabs, for assistive technology. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Value>[];
  /** The chosen tab. */
  value: Value;
  /** Called with the chosen tab. */
  onChange: (value: Value) => void;
  /**
   * `vertical` puts the tabs beside their content, as in settings; under 768 px they stand above it all the same.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** Views of one thing, of which one is shown. For leading to other pages use links. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, orientation = 'horizontal' } = props;
  const direction = useDirection();
  const phone = useMediaQuery(media.belowMobile);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (list.current !== null && tab !== null && tab !== undefined) scrollSideways(list.current, tab);
  }, [value]);
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item !== undefined) onChange(item.value);
  };
  return (
    <Radix.Root
      value={value}
      onValueChange={choose}
      dir={direction}
      orientation={phone ? 'horizontal' : orientation}
      className={styles.root}
    >
      <Radix.List ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled === true}
            data-tab={item.value}
            onFocus={(event) => list.current !== null && scrollSideways(list.current, event.currentTarget)}
            className={styles.tab}
          >
            {item.icon !== undefined && <Icon name={item.icon} />}
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
