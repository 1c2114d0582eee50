import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.menu} minmax(0, 1fr)`,
  columnGap: vars.space.x12,
  maxInlineSize: `calc(${vars.size.menu} + ${vars.size.modal} + ${vars.space.x24})`,
  marginInline: 'auto',
  paddingInline: vars.space.x6,
  paddingBlock: vars.space.x8,
  color: vars.color.ink,
  '@media': {
    [media.belowMd]: { columnGap: vars.space.x6 },
    [media.belowMobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.x5,
      paddingInline: vars.space.x4,
      paddingBlock: vars.space.x4,
    },
  },
});
export const side = style({
  position: 'sticky',
  insetBlockStart: vars.space.x6,
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space.x5,
  minInlineSize: vars.space.none,
  '@media': {
    [media.belowMobile]: { position: 'relative', insetBlockStart: vars.space.none, gap: vars.space.x3 },
    print: { display: 'none' },
  },
});
export const name = style([
  serif.s18,
  {
    paddingInline: vars.space.x3,
    overflowWrap: 'anywhere',
    '@media': { [media.belowMobile]: { paddingInline: vars.space.none } },
  },
]);
export const sections = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [media.belowMobile]: {
      display: 'flex',
      gap: vars.space.x1,
      marginInline: `calc(-1 * ${vars.space.x4})`,
      paddingInline: vars.space.x4,
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'none',
      borderBlockEnd: hairline,
      paddingBlockEnd: vars.space.x2,
    },
  },
});
export const label = style([
  ui.s12,
  {
    paddingInline: vars.space.x3,
    paddingBlockEnd: vars.space.x1,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
  },
]);
export const list = style({
  display: 'grid',
  gap: vars.space.half,
  '@media': { [media.belowMobile]: { display: 'flex', gap: vars.space.x1 } },
});
export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x6,
  minInlineSize: vars.space.none,
  outline: 'none',
});
/** Headings that no component of the kit draws. */
globalStyle(`${content} :is(h2, h3):not([class])`, {
  fontFamily: vars.font.reading,
  fontSize: vars.text.s18,
  lineHeight: vars.leading.s18,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  marginBlockEnd: vars.space.x2,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
export const words = style({ flex: `1 1 ${vars.size.list}`, minInlineSize: vars.space.none });
export const heading = style([
  serif.s28,
  {
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s22, lineHeight: vars.leading.s22 } },
  },
]);
export const description = style([
  ui.s14,
  { color: vars.color.inkMuted, marginBlockStart: vars.space.x1, maxInlineSize: vars.size.measure },
]);
