import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const note = style([ui.s13, { display: 'grid', gap: vars.space.x1, breakInside: 'avoid' }]);
export const level = style([
  serif.s16,
  { display: 'flex', alignItems: 'center', gap: vars.space.x2, fontWeight: vars.weight.strong },
]);
export const bars = style({ display: 'inline-flex', gap: vars.space.half });
export const bar = recipe({
  base: {
    inlineSize: vars.space.x1,
    blockSize: vars.space.x3,
    border: `${vars.border.hairline} solid ${vars.color.inkMuted}`,
    borderRadius: vars.space.half,
    printColorAdjust: 'exact',
  },
  variants: { full: { true: { background: vars.color.inkMuted }, false: {} } },
});
export const reasons = style({ paddingInlineStart: vars.space.x5, listStyle: 'disc' });
export const automatic = style({ color: vars.color.inkMuted });
