import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const points = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.medium,
  background: vars.color.proSoft,
});
