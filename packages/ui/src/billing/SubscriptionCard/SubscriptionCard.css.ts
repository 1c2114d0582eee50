import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxInlineSize: vars.size.column,
  padding: vars.space.x6,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const plan = style([serif.s22, { fontWeight: vars.weight.strong }]);
export const price = style([ui.s14, tabular, { color: vars.color.inkMuted }]);
export const text = style([ui.s14, { display: 'flex', gap: vars.space.x2, maxInlineSize: vars.size.measure }]);
export const aside = style([ui.s13, { color: vars.color.inkMuted }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
