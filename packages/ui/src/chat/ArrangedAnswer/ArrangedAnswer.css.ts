import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const note = style([ui.s12, { margin: 0, color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const studies = style({ display: 'grid', gap: vars.space.x4, margin: 0, padding: 0, listStyle: 'none' });
export const study = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
export const name = style([serif.s16, { margin: 0, fontWeight: vars.weight.strong }]);
export const size = style([ui.s13, tabular, { color: vars.color.inkMuted, fontWeight: vars.weight.regular }]);
export const said = style([ui.s14, { margin: 0 }]);
export const entries = style([
  ui.s14,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
    columnGap: vars.space.x4,
    rowGap: vars.space.x2,
    margin: 0,
    '@media': { '(max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.x1 } },
  },
]);
globalStyle(`${entries} dt`, { color: vars.color.inkMuted });
globalStyle(`${entries} dd`, { margin: 0 });
