import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { mark } from './HelpTip.css.ts';

export interface HelpTipProps {
  /** What is explained ("About the impact factor"). */
  label: string;
  /** The explanation, in one or two sentences. */
  text: string;
  /**
   * On which side it opens where there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A question mark beside a word that some users need explained; opens on hover, focus and tap. */
export function HelpTip({ label, text, side = 'top' }: HelpTipProps) {
  return (
    <Tooltip text={text} side={side} opensOnPress>
      <button type="button" aria-label={label} className={mark}>
        <Icon name="help" />
      </button>
    </Tooltip>
  );
}
