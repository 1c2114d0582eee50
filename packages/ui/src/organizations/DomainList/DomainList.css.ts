import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { code, serif, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const heading = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const text = style([ui.s14, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const list = style({ display: 'grid', gap: vars.space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
/** Names of the DNS are read from the left, in pages that run from right to left too. */
export const domain = style([ui.s14, { fontWeight: vars.weight.strong, direction: 'ltr', unicodeBidi: 'isolate' }]);
// Sentences in some languages: they take two lines where a badge would be wider than a phone.
export const verified = style([ui.s13, { color: vars.color.positive }]);
export const waiting = style([ui.s13, { color: vars.color.caution }]);
export const record = style({ display: 'grid', gap: vars.space.x1, margin: 0 });
export const term = style([ui.s12, { color: vars.color.inkMuted }]);
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  margin: 0,
});
export const letters = style([
  code,
  { fontSize: vars.text.s13, direction: 'ltr', unicodeBidi: 'isolate', overflowWrap: 'anywhere' },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
