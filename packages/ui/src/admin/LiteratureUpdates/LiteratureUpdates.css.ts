import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { code, serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const columns = `repeat(auto-fit, minmax(min(${vars.size.field}, 100%), 1fr))`;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 });
export const standing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
export const lead = style([
  serif.s22,
  { flex: `1 1 ${vars.size.field}`, textWrap: 'pretty', overflowWrap: 'anywhere' },
]);
export const how = style([ui.s13, { overflowWrap: 'anywhere' }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: vars.space.x4,
  borderBlock: hairline,
  paddingBlock: vars.space.x4,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x1,
});
export const name = style([ui.s13, { display: 'block', color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const value = style([ui.s16, { overflowWrap: 'anywhere' }]);
export const file = style([code, { display: 'block' }]);
export const counts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
export const figures = style({ display: 'grid', gridTemplateColumns: columns, gap: vars.space.x4 });
export const figure = style([
  ui.s28,
  tabular,
  {
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    // Eight digits have to stand beside another figure on a phone.
    '@media': { [media.belowMobile]: { fontSize: vars.text.s22, lineHeight: vars.leading.s22 } },
  },
]);
export const types = style({ inlineSize: '100%', maxInlineSize: vars.size.panel, borderCollapse: 'collapse' });
export const caption = style([
  ui.s14,
  { textAlign: 'start', fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.x2 },
]);
export const row = style({ borderBlockStart: hairline });
export const type = style([
  ui.s14,
  {
    textAlign: 'start',
    fontWeight: vars.weight.regular,
    paddingInline: vars.space.none,
    paddingBlock: vars.space.x2,
    overflowWrap: 'anywhere',
  },
]);
export const count = style([
  ui.s14,
  tabular,
  { textAlign: 'end', paddingBlock: vars.space.x2, paddingInline: `${vars.space.x3} ${vars.space.none}` },
]);
