import type { ReactElement } from 'react';
import { deferredTrigger } from '../deferred-trigger.tsx';
import type { TooltipLayerProps } from './TooltipLayer.tsx';

export interface TooltipProps {
  /** One short line. */
  text: string;
  /** The focusable element that it explains. */
  children: ReactElement;
  /**
   * On which side it opens where there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Opens on a press and a tap too; for an element that is there to be explained and does nothing else.
   * @default false
   */
  opensOnPress?: boolean;
}

const load = async () => (await import('./TooltipLayer.tsx')).TooltipLayer;
const attributes = { 'data-state': 'closed' };

type Explanation = Omit<TooltipLayerProps, 'link'>;

const Explained = deferredTrigger<Explanation>({ load, attributes, heardAgain: ['pointermove', 'focusin'] });
/** Only where the element does nothing else, a press may be heard twice. */
const ExplainedOnPress = deferredTrigger<Explanation>({
  load,
  attributes,
  heardAgain: ['pointermove', 'focusin', 'click'],
});

/** Explains an element on hover and keyboard focus. Touch screens go without it, unless it opens on a press. */
export function Tooltip({ text, children, side = 'top', opensOnPress = false }: TooltipProps) {
  const Element = opensOnPress ? ExplainedOnPress : Explained;
  return <Element trigger={children} part={{ text, side, opensOnPress }} />;
}
