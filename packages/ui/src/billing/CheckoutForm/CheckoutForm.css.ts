import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  maxInlineSize: vars.size.column,
  overflowWrap: 'anywhere',
});
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: vars.space.x6,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const heading = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
export const line = style([
  ui.s14,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.x4 },
]);
export const amount = style([tabular]);
export const due = style([
  line,
  {
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    fontWeight: vars.weight.strong,
  },
]);
export const text = style([ui.s14, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
