import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
export const point = recipe({
  base: { display: 'flex', alignItems: 'start', overflowWrap: 'anywhere' },
  variants: { size: { small: [ui.s14, { gap: vars.space.x2 }], medium: [ui.s16, { gap: vars.space.x3 }] } },
});
export const tick = recipe({
  variants: {
    size: { small: { paddingBlockStart: vars.space.half }, medium: { paddingBlockStart: vars.space.x1 } },
    tone: { accent: { color: vars.color.accent }, pro: { color: vars.color.pro } },
  },
});
