import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { code, serif, ui } from '../../theme/typography.css.ts';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const heading = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const text = style([ui.s14, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const term = style([ui.s13, { color: vars.color.inkMuted }]);
export const value = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
/** Addresses are read from the left, in pages that run from right to left too. */
export const address = style([
  code,
  { fontSize: vars.text.s13, direction: 'ltr', unicodeBidi: 'isolate', overflowWrap: 'anywhere' },
]);
export const state = style([ui.s14, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }]);
export const proven = style([ui.s13, { color: vars.color.positive }]);
export const unproven = style([ui.s13, { color: vars.color.caution }]);
export const saved = style([
  ui.s13,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, color: vars.color.positive },
]);
