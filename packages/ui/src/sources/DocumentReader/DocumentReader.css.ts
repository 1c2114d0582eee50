import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { fadeIn, riseIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';
import { control } from '../../primitives/control.css.ts';

export const overlay = style([
  fadeIn,
  { position: 'fixed', inset: vars.space.none, zIndex: vars.layer.dialog, background: vars.color.scrim },
]);
export const content = style([
  riseIn,
  {
    position: 'fixed',
    inset: vars.space.x6,
    zIndex: vars.layer.dialog,
    maxInlineSize: '1100px',
    marginInline: 'auto',
    overflow: 'hidden',
    background: vars.color.surface,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    '@media': { [media.belowMobile]: { inset: vars.space.none, borderRadius: vars.space.none } },
  },
]);
export const frame = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x4} ${vars.space.x2}`,
});
export const title = style([
  serif.s18,
  {
    minInlineSize: vars.space.none,
    fontWeight: vars.weight.strong,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlockEnd: vars.space.x2,
  paddingInline: vars.space.x3,
} as const;
export const tools = style([
  line,
  { '@media': { [media.belowMobile]: { columnGap: vars.space.none, paddingInline: vars.space.x1 } } },
]);
export const finder = style([line, { flexWrap: 'nowrap', justifyContent: 'end' }]);
export const finderField = style({ flex: '1 1 0', minInlineSize: vars.space.none, maxInlineSize: vars.size.list });
export const group = style({ display: 'inline-flex', alignItems: 'center' });
export const pageField = style([
  control,
  tabular,
  { inlineSize: '3.5em', paddingInline: vars.space.x1, textAlign: 'center' },
]);
export const count = style([
  ui.s13,
  tabular,
  { marginInlineStart: vars.space.x2, color: vars.color.inkMuted, whiteSpace: 'nowrap' },
]);
export const percent = style([
  ui.s13,
  tabular,
  {
    minInlineSize: '3.5em',
    color: vars.color.inkMuted,
    textAlign: 'center',
    '@media': { [media.belowMobile]: { display: 'none' } },
  },
]);
export const recognised = style([ui.s13, line, { margin: vars.space.none, color: vars.color.inkMuted }]);
export const article = style([ui.s13, line, { margin: vars.space.none, paddingInline: vars.space.x4 }]);
export const pages = style([
  focusRingInset,
  {
    flex: '1 1 0',
    minBlockSize: vars.space.none,
    padding: vars.space.x3,
    overflow: 'auto',
    background: vars.color.sunken,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    scrollbarGutter: 'stable',
    '@media': { [media.belowMobile]: { padding: vars.space.x1 } },
  },
]);
export const notice = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
});
export const placeholder = style({ display: 'block', maxInlineSize: vars.size.column, marginInline: 'auto' });
