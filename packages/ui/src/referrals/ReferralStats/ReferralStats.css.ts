import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const stats = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.size.field}, 1fr))`,
  gap: vars.space.x3,
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const label = style([ui.s13, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const figure = style([ui.s28, tabular, { fontWeight: vars.weight.strong }]);
