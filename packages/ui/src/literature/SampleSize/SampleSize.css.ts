import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const mark = style([
  ui.s12,
  tabular,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, whiteSpace: 'nowrap' },
]);
export const bar = style({ display: 'inline-flex', gap: vars.space.half });
export const step = recipe({
  base: { inlineSize: vars.space.x2, blockSize: vars.space.x1, borderRadius: vars.space.px },
  variants: { filled: { true: { background: vars.color.inkMuted }, false: { background: vars.color.line } } },
});
