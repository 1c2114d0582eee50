import { shortNumber } from '@footnote/domain';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { tabular } from '../../theme/typography.css.ts';

export interface NumberShortProps {
  /** The count. */
  value: number;
  /** The whole count in words ("15,132 articles"), for assistive technology and the tooltip. */
  words: string;
}

/** A count shortened with K, M or B; the exact one is a hover away. */
export function NumberShort({ value, words }: NumberShortProps) {
  return (
    <span title={words} className={tabular}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true">{shortNumber(value)}</span>
    </span>
  );
}
