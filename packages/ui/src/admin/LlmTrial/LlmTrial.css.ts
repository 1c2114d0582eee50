import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const columns = `repeat(auto-fit, minmax(min(${vars.size.field}, 100%), 1fr))`;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const heading = style([ui.s16, { margin: 0, fontWeight: vars.weight.strong }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: vars.space.x4,
  margin: 0,
  borderBlock: hairline,
  paddingBlock: vars.space.x4,
});
export const term = style([ui.s13, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const value = style([ui.s16, tabular, { margin: 0, overflowWrap: 'anywhere' }]);
export const answer = style([ui.s14, { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);
