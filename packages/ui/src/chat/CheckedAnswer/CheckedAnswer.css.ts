import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  overflowWrap: 'anywhere',
});
export const question = style([serif.s18, { fontWeight: vars.weight.strong, textWrap: 'balance' }]);
export const claims = style({ display: 'grid', gap: vars.space.x3 });
export const claim = style([serif.s16]);
export const references = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const reference = style([
  ui.s13,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline', gap: vars.space.x2 },
]);
export const number = style([tabular, { color: vars.color.cite, fontWeight: vars.weight.strong }]);
export const source = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x1 });
export const title = style({ fontWeight: vars.weight.medium });
