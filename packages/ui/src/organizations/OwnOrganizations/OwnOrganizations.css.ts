import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const heading = style([serif.s18, { margin: 0, fontWeight: vars.weight.strong }]);
export const name = style({
  display: 'flex',
  flex: `1 1 ${vars.size.field}`,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const note = style([ui.s13, { margin: 0, color: vars.color.inkMuted }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
