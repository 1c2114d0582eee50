import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: vars.space.px,
  blockSize: vars.space.px,
  margin: `calc(-1 * ${vars.space.px})`,
  padding: vars.space.none,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 'none',
});
