import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const picture = style({
  padding: vars.space.x3,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
  overflowX: 'auto',
});
