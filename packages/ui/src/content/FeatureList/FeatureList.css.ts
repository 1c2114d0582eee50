import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const list = style({
  display: 'grid',
  // Three in a row where there is room, so that six fill two rows.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.menu} + ${vars.space.x8})), 1fr))`,
  columnGap: vars.space.x8,
  rowGap: vars.space.x6,
});
export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  alignContent: 'start',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const icon = style({ color: vars.color.accent, paddingBlockStart: vars.space.x1 });
export const words = style({ display: 'grid', gap: vars.space.x1, gridColumn: 2 });
export const name = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const text = style([ui.s14, { color: vars.color.inkMuted }]);
