import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const heading = style([ui.s16, { margin: 0, fontWeight: vars.weight.strong }]);
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.medium,
});
export const row = style([
  ui.s14,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x3,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    selectors: { '& + &': { borderBlockStart: hairline } },
  },
]);
export const name = style({
  display: 'flex',
  flex: `1 1 ${vars.size.field}`,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
