import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const table = style([ui.s13, tabular, { inlineSize: '100%', borderCollapse: 'collapse', breakInside: 'avoid' }]);
export const caption = style([
  serif.s16,
  { textAlign: 'start', fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.x2 },
]);
export const head = style([ui.s12, { color: vars.color.inkMuted }]);
const cell = {
  paddingBlock: vars.space.x1,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
} as const;
export const name = style({ ...cell, textAlign: 'start', paddingInlineEnd: vars.space.x3, overflowWrap: 'anywhere' });
export const figure = style({ ...cell, textAlign: 'end', paddingInlineEnd: vars.space.x3 });
export const share = style({ ...cell, textAlign: 'start', inlineSize: '40%' });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const track = style({ flexGrow: 1, minInlineSize: vars.space.none });
export const bar = style({
  display: 'block',
  minInlineSize: vars.space.px,
  blockSize: vars.space.x3,
  background: vars.color.accent,
  printColorAdjust: 'exact',
});
export const percent = style({ minInlineSize: vars.space.x10, textAlign: 'end' });
export const empty = style([ui.s13, { color: vars.color.inkMuted }]);
export const pending = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 3fr) minmax(0, 1fr) minmax(0, 4fr)`,
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.space.x6,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
