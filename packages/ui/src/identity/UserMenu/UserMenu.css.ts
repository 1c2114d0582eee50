import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const trigger = style([
  focusRing,
  {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space.x2,
    flexShrink: 0,
    borderRadius: vars.radius.pill,
    '@media': { [media.belowMobile]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  },
]);
export const actingFor = style([
  ui.s13,
  {
    maxInlineSize: vars.size.field,
    overflow: 'hidden',
    color: vars.color.inkMuted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.belowMd]: { display: 'none' } },
  },
]);
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: `calc(${vars.size.menu} - 2 * ${vars.space.x1} - 2 * ${vars.border.hairline})`,
  padding: vars.space.x2,
});
export const names = style({ display: 'grid', minInlineSize: vars.space.none });
export const name = style([ui.s14, { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }]);
export const email = style([ui.s12, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
