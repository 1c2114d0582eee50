import { iconPaths, type IconName } from './icon-paths.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /**
   * 12, 16 or 20 pixels.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Turns the drawing round where text runs from right to left; for arrows along the line.
   * @default false
   */
  mirrored?: boolean;
}

/** A line drawing that goes with words; it is hidden from assistive technology, so the words must carry the meaning. */
export function Icon({ name, size = 'medium', mirrored = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.icon({ size, mirrored })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
