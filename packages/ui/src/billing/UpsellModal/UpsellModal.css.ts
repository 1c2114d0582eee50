import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const points = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.medium,
  background: vars.color.proSoft,
});
export const point = style([ui.s14, { display: 'flex', alignItems: 'start', gap: vars.space.x2 }]);
export const check = style({ color: vars.color.pro, paddingBlockStart: vars.space.half });
