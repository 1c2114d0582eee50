import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const usage = recipe({
  base: { display: 'grid', gap: vars.space.x1 },
  variants: { empty: { true: {}, false: { minInlineSize: vars.space.x16, paddingBlockEnd: vars.space.x3 } } },
});
export const count = recipe({
  base: [ui.s12, tabular, { textAlign: 'end', overflowWrap: 'anywhere' }],
  variants: { level: { near: { color: vars.color.caution }, over: { color: vars.color.critical } } },
});
