import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const tips = style({
  listStyle: 'disc',
  paddingInlineStart: vars.space.x5,
  display: 'grid',
  gap: vars.space.x1,
});
