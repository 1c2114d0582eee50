import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, focusRingInset } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style([
  ui.s12,
  tabular,
  {
    position: 'absolute',
    insetBlockStart: vars.space.none,
    insetInlineEnd: vars.space.none,
    minInlineSize: vars.space.x4,
    paddingInline: vars.space.x1,
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
    pointerEvents: 'none',
  },
]);
const panel = `min(${vars.size.list}, 85vw)`;
export const title = style([
  serif.s18,
  {
    inlineSize: panel,
    fontWeight: vars.weight.strong,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
  },
]);
export const bar = style({
  inlineSize: panel,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
});
export const heading = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const state = style({
  inlineSize: panel,
  display: 'grid',
  gap: vars.space.x2,
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x4,
});
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.x2,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const empty = style([
  ui.s14,
  { color: vars.color.inkMuted, paddingInline: vars.space.x4, paddingBlockEnd: vars.space.x4 },
]);
export const scroller = style([focusRingInset, { inlineSize: panel, maxBlockSize: '60dvh', overflowY: 'auto' }]);
export const item = recipe({
  base: [
    ui.s13,
    {
      display: 'flex',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: vars.space.x2,
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x4,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      overflowWrap: 'anywhere',
    },
  ],
  variants: { unread: { true: { background: vars.color.accentSoft }, false: {} } },
});
export const words = style({ display: 'grid', gap: vars.space.half, minInlineSize: vars.space.none });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const name = style([ui.s14, { fontWeight: vars.weight.medium, minInlineSize: vars.space.none }]);
export const link = style([name, focusRing, { color: vars.color.accent, borderRadius: vars.space.half }]);
export const when = style([ui.s12, { color: vars.color.inkMuted }]);
