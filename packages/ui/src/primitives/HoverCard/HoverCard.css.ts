import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { floating } from '../surface.css.ts';

export const hoverCard = style([
  floating,
  { inlineSize: `min(${vars.size.card}, 100vw - ${vars.space.x6})`, padding: vars.space.x4 },
]);
