import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const view = style({ display: 'grid', gap: vars.space.x5, gridTemplateColumns: 'minmax(0, 1fr)' });
export const section = style({ display: 'grid', gap: vars.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const scroller = style([focusRing, { overflowX: 'auto', border: hairline, borderRadius: vars.radius.medium }]);
export const table = style([ui.s13, tabular, { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }]);

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
  minInlineSize: vars.space.x24,
});
globalStyle(`${table} th`, { background: vars.color.sunken, fontWeight: vars.weight.strong });
globalStyle(`${table} tr:last-child td`, { borderBlockEnd: 'none' });
