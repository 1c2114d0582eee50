import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const scroller = style([
  focusRing,
  {
    overflowX: 'auto',
    border: hairline,
    borderRadius: vars.radius.medium,
    '@media': { print: { overflow: 'visible', border: 'none' } },
  },
]);
export const table = style([ui.s13, tabular, { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }]);
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  minInlineSize: vars.space.x24,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  borderBlockEnd: hairline,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});
globalStyle(`${table} thead th`, { background: vars.color.sunken, fontWeight: vars.weight.strong });
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 'none' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
export const study = style({ display: 'block', fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const muted = style([ui.s12, { display: 'block', color: vars.color.inkMuted }]);
export const effect = style([tabular, { display: 'block', fontWeight: vars.weight.medium }]);
export const source = style({ display: 'block' });
globalStyle(`${source} + ${source}`, { color: vars.color.inkMuted });
export const cards = style({ display: 'grid', gap: vars.space.x2 });
export const card = style([
  ui.s13,
  {
    display: 'grid',
    gap: vars.space.x2,
    padding: vars.space.x3,
    border: hairline,
    borderRadius: vars.radius.medium,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
]);
export const entries = style({ display: 'grid', gap: vars.space.x2 });
export const entry = style({ display: 'grid' });
globalStyle(`${entry} dt`, { color: vars.color.inkMuted, fontSize: vars.text.s12, lineHeight: vars.leading.s12 });
