import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const facets = style({ display: 'grid', gap: vars.space.x5, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.controlSmall,
});
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const group = style({ display: 'grid', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });
export const legend = style([
  ui.s12,
  { color: vars.color.inkMuted, fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.x1 },
]);
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
export const count = style([ui.s12, tabular, { position: 'relative', color: vars.color.inkMuted }]);
