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
export const title = style([
  serif.s18,
  { fontWeight: vars.weight.strong, paddingBlock: vars.space.x3, paddingInline: vars.space.x4 },
]);
export const empty = style([
  ui.s14,
  { color: vars.color.inkMuted, paddingInline: vars.space.x4, paddingBlockEnd: vars.space.x4 },
]);
export const scroller = style([
  focusRingInset,
  { inlineSize: `min(${vars.size.list}, 85vw)`, maxBlockSize: '60dvh', overflowY: 'auto' },
]);
export const item = recipe({
  base: [
    ui.s13,
    {
      display: 'grid',
      gap: vars.space.half,
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x4,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      overflowWrap: 'anywhere',
    },
  ],
  variants: { unread: { true: { background: vars.color.accentSoft }, false: {} } },
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const name = style([ui.s14, { fontWeight: vars.weight.medium, minInlineSize: vars.space.none }]);
export const link = style([name, focusRing, { color: vars.color.accent, borderRadius: vars.space.half }]);
export const when = style([ui.s12, { color: vars.color.inkMuted }]);
