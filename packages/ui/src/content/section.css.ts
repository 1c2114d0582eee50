import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { serif } from '../theme/typography.css.ts';

/** A part of a page about the product, with its heading. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  maxInlineSize: `calc(${vars.size.column} + ${vars.size.panel})`,
  marginInline: 'auto',
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x8, paddingInline: vars.space.x4 } },
});
export const title = style([
  serif.s28,
  { fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' },
]);
