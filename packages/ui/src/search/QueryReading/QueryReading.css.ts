import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { code, tabular, ui } from '../../theme/typography.css.ts';
import { focusRingInset } from '../../theme/focus.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});
export const opener = style([
  ui.s13,
  focusRingInset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x3,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    selectors: { '&:hover': { color: vars.color.ink } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const content = recipe({
  base: { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
  variants: {
    steady: {
      // The parts give way, so that remarks and actions stay in sight.
      true: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: `minmax(${vars.size.touch}, 1fr)`,
        blockSize: '30vh',
        minBlockSize: vars.size.field,
        overflowY: 'auto',
      },
      false: {},
    },
  },
});
export const clauses = style([
  focusRingInset,
  { maxBlockSize: '50vh', overflowY: 'auto', paddingBlock: vars.space.x1 },
]);
export const clause = style([
  focusRingInset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.x4,
    alignItems: 'baseline',
    inlineSize: '100%',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    textAlign: 'start',
    selectors: { 'button&:hover': { background: vars.color.sunken } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch, alignContent: 'center' } },
  },
]);
export const words = style({ display: 'grid', gap: vars.space.half, minInlineSize: vars.space.none });
/** A line down the edge for every group that a part stands in. */
export const nested = style({
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
});
export const text = style([
  code,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.ink,
  },
]);
export const reading = style([
  ui.s12,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
  },
]);
export const count = style([ui.s13, tabular, { display: 'grid', justifyItems: 'end', color: vars.color.ink }]);
export const none = style({ color: vars.color.critical, fontWeight: vars.weight.strong });
export const muted = style({ color: vars.color.inkMuted });
export const notes = style([
  ui.s13,
  {
    display: 'grid',
    gap: vars.space.x1,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    background: vars.color.cautionSoft,
    color: vars.color.ink,
  },
]);
export const note = style({ display: 'flex', gap: vars.space.x2, alignItems: 'baseline', overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x2,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
