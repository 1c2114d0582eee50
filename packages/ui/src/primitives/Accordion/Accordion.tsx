import * as Radix from '@radix-ui/react-accordion';
import { useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** One part of an Accordion. */
export interface AccordionItem {
  /** Stable key. */
  id: string;
  /** What it is about; a question where it gives an answer. */
  title: string;
  /** What a user sees when it is open; not rendered before. */
  content: ReactNode;
  /**
   * Keeps it from being opened or closed.
   * @default false
   */
  disabled?: boolean;
}

export interface AccordionProps {
  /** The parts, in order. */
  items: readonly AccordionItem[];
  /**
   * Parts that are open at first.
   * @default []
   */
  initiallyOpen?: readonly string[];
  /**
   * Level of the titles in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * False closes the open part when another one is opened.
   * @default true
   */
  several?: boolean;
}

/** Parts of which a user opens the ones they need. What everybody needs stands open on the page instead. */
export function Accordion({ items, initiallyOpen, headingLevel = 3, several = true }: AccordionProps) {
  const [open, setOpen] = useState(() => [...(initiallyOpen ?? [])]);
  const Heading = `h${headingLevel}` as const;
  const change = (next: string[]) => setOpen(several ? next : next.slice(-1));
  return (
    <Radix.Root type="multiple" value={open} onValueChange={change} className={styles.list}>
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} disabled={item.disabled === true} className={styles.item}>
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger className={styles.trigger}>
                {item.title}
                <span className={styles.arrow}>
                  <Icon name="chevronDown" />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content}>{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
