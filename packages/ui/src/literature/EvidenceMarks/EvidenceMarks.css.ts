import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  color: vars.color.inkMuted,
});
