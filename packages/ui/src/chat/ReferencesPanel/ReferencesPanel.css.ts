import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
});
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.x2 });
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const count = style([ui.s13, tabular, { color: vars.color.inkMuted }]);
/** Two lines of a long one. */
export const question = style([
  ui.s13,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
  },
]);
export const headEnd = recipe({
  base: { display: 'flex', gap: vars.space.x1, marginInlineStart: 'auto', alignSelf: 'center' },
  variants: {
    // Where the panel has no closing button its frame has one, over this corner of a sheet.
    closedByFrame: { true: { '@media': { [media.belowMd]: { marginInlineEnd: vars.size.touch } } }, false: {} },
  },
});
export const heading = style([
  ui.s12,
  {
    color: vars.color.inkMuted,
    fontWeight: vars.weight.strong,
    paddingBlockEnd: vars.space.x2,
    borderBlockEnd: hairline,
  },
]);
export const language = style([
  ui.s12,
  { color: vars.color.inkMuted, paddingBlockStart: vars.space.x3, paddingInlineStart: vars.space.x2 },
]);
export const item = recipe({
  base: [
    quickChange,
    {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      columnGap: vars.space.x1,
      alignItems: 'start',
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x2,
      marginInline: `calc(-1 * ${vars.space.x2})`,
      borderBlockEnd: hairline,
      outline: 'none',
    },
  ],
  variants: {
    selected: { true: { background: vars.color.accentSoft }, false: {} },
  },
});
/** As wide as the box of a reference that can be chosen and the gap to its hidden label. */
export const noBox = style({ inlineSize: `calc(${vars.size.icon} + ${vars.space.x2})` });
export const body = style({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });
export const notices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const itemTitle = style([serif.s14, { fontWeight: vars.weight.strong, paddingBlockStart: vars.space.x1 }]);
export const number = style([
  ui.s13,
  tabular,
  {
    minInlineSize: vars.space.x5,
    paddingBlockStart: vars.space.x1,
    color: vars.color.cite,
    fontWeight: vars.weight.strong,
  },
]);
export const itemFoot = style([
  ui.s13,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x4,
    marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  },
]);
export const bar = style([
  ui.s13,
  {
    position: 'sticky',
    insetBlockEnd: vars.space.none,
    display: 'grid',
    gap: vars.space.x2,
    paddingBlock: vars.space.x3,
    background: vars.color.surface,
    borderBlockStart: hairline,
  },
]);
export const barLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const barActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const limit = style([ui.s12, { color: vars.color.inkMuted }]);
export const skeleton = style({ display: 'grid', gap: vars.space.x6 });
export const skeletonItem = style({ display: 'grid', gap: vars.space.x2 });
