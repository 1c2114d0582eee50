import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const bar = style([
  ui.s13,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    color: vars.color.inkMuted,
  },
]);
export const list = style({ border: hairline, borderRadius: vars.radius.medium, overflow: 'hidden' });
export const row = style({
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
});
export const note = style([ui.s14, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const placeholders = style({ display: 'grid', gap: vars.space.x4 });
