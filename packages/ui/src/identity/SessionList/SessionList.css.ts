import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const heading = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const text = style([ui.s14, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  color: vars.color.inkMuted,
});
