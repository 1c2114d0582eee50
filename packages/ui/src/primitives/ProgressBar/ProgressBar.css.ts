import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.border.rule,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  overflow: 'hidden',
});
export const bar = recipe({
  base: { display: 'block', blockSize: '100%', borderRadius: vars.radius.pill },
  variants: {
    tone: {
      accent: { background: vars.color.accent },
      caution: { background: vars.color.caution },
      critical: { background: vars.color.critical },
    },
  },
});
