import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

/** A part of an answer that opens on a press and stands open on paper. */
export const folded = style([ui.s13, { overflowWrap: 'anywhere' }]);
export const summary = style([
  focusRing,
  {
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    color: vars.color.accent,
    paddingBlock: vars.space.x1,
    '@media': { [media.belowMobile]: { paddingBlock: vars.space.x3 } },
  },
]);
globalStyle(`${folded}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
