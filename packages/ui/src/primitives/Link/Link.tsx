import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'target' | 'rel'> {
  /** Where it leads. */
  href: string;
  /** What is found there. */
  children: ReactNode;
  /**
   * Opens a new window without handing it this page, and shows an arrow.
   * @default false
   */
  external?: boolean;
  /**
   * `quiet` takes the colour of the text around it.
   * @default 'accent'
   */
  variant?: 'accent' | 'quiet';
}

/** Leads to another page or address. */
export function Link({ href, children, external = false, variant = 'accent', ...rest }: LinkProps) {
  const leaving = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...leaving} href={href} className={styles.link({ variant })}>
      {children}
      {external && <Icon name="external" size="small" mirrored />}
    </a>
  );
}
