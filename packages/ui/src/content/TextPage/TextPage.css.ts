import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x12,
  rowGap: vars.space.x6,
  maxInlineSize: `calc(${vars.size.column} + ${vars.size.panel})`,
  marginInline: 'auto',
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x5,
  '@media': {
    [media.belowMobile]: { paddingBlock: vars.space.x6, paddingInline: vars.space.x4 },
    [media.fromMd]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.menu}` },
  },
});
export const head = style({ display: 'grid', gap: vars.space.x2, gridColumn: '1 / -1' });
export const updated = style([ui.s13, { color: vars.color.inkMuted }]);
export const contents = style({
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space.x2,
  '@media': {
    [media.fromMd]: {
      position: 'sticky',
      insetBlockStart: vars.space.x16,
      gridColumn: 2,
      gridRow: 2,
      maxBlockSize: `calc(100dvh - ${vars.space.x24})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const contentsHead = style([ui.s12, { color: vars.color.inkMuted, fontWeight: vars.weight.strong }]);
export const entry = style([
  ui.s14,
  focusRingInset,
  {
    display: 'block',
    paddingBlock: vars.space.x1,
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `${vars.border.ring} solid ${vars.color.line}`,
    color: vars.color.inkMuted,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: vars.color.accent, borderColor: vars.color.accent } },
    '@media': { [media.belowMobile]: { paddingBlock: vars.space.x3 } },
  },
]);
export const body = style({ display: 'grid', gap: vars.space.x8, '@media': { [media.fromMd]: { gridRow: 2 } } });
export const section = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A header that sticks must not cover the heading that an anchor leads to.
  scrollMarginBlockStart: vars.space.x16,
});
export const heading = style([
  serif.s22,
  { fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' },
]);
export const anchor = style([
  focusRing,
  {
    color: vars.color.ink,
    textDecoration: 'none',
    borderRadius: vars.space.half,
    selectors: {
      '&:hover': { textDecorationLine: 'underline', textDecorationThickness: vars.border.hairline },
    },
    '@media': { [media.belowMobile]: { display: 'block', paddingBlock: vars.space.x2 } },
  },
]);
