import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  '@media': { print: { display: 'none' } },
});
export const end = style({ marginInlineStart: 'auto' });
