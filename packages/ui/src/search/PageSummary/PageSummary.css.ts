import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const panel = style({
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const heading = style({ display: 'flex' });
export const opener = style([
  ui.s14,
  focusRingInset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x3,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
/** Never so high that no result is left in the window. */
export const content = style([
  focusRingInset,
  {
    maxBlockSize: '24dvh',
    overflowY: 'auto',
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    borderBlockStart: hairline,
    '@media': { print: { maxBlockSize: 'none' } },
  },
]);
