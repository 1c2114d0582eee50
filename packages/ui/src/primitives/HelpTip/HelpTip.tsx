import * as Radix from '@radix-ui/react-tooltip';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { tooltip } from '../Tooltip/Tooltip.css.ts';
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

/** A question mark beside a word that some readers need explained; opens on hover, focus and tap. */
export function HelpTip({ label, text, side = 'top' }: HelpTipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <button
            type="button"
            aria-label={label}
            // A tooltip closes when its button is pressed; on a touch screen the press is the only way to open it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
            className={mark}
          >
            <Icon name="help" />
          </button>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={4} collisionPadding={8} className={tooltip}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
