import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** Drawing of the action. */
  icon: IconName;
  /** Name of the action: read out, and shown as the tooltip. */
  label: string;
  /**
   * `small` is 28 px, `medium` 36 px; under 768 px both are 44 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /**
   * `primary` for the one action of a view.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'primary';
  /** Marks a toggle as on; leave out for plain actions. */
  pressed?: boolean;
  /**
   * Turns the drawing round where text runs from right to left.
   * @default false
   */
  mirrored?: boolean;
  /**
   * False leaves the tooltip out, where the button opens something that would lie beneath it.
   * @default true
   */
  tooltip?: boolean;
}

/** A button that is only a drawing; its name appears in a tooltip on hover and focus. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  variant = 'quiet',
  pressed,
  mirrored = false,
  tooltip = true,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={styles.iconButton({ size, variant, pressed: pressed === true })}
    >
      <Icon name={icon} mirrored={mirrored} />
    </button>
  );
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
