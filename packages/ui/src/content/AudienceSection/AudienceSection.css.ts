import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const section = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x8,
    maxInlineSize: `calc(${vars.size.column} + ${vars.size.panel})`,
    marginInline: 'auto',
    paddingBlock: vars.space.x12,
    paddingInline: vars.space.x5,
    // A header that sticks must not cover the heading that an anchor leads to.
    scrollMarginBlockStart: vars.space.x16,
    '@media': { [media.belowMobile]: { paddingBlock: vars.space.x8, paddingInline: vars.space.x4 } },
  },
  variants: {
    pictured: {
      true: {
        '@media': {
          [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.x16 },
        },
      },
      false: { maxInlineSize: vars.size.modal },
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  gap: vars.space.x4,
});
export const title = style([
  serif.s36,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s28, lineHeight: vars.leading.s28 } },
  },
]);
export const text = style([serif.s18, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const points = style({ display: 'grid', gap: vars.space.x2 });
export const point = style([ui.s16, { display: 'flex', alignItems: 'start', gap: vars.space.x3 }]);
export const check = style({ color: vars.color.accent, paddingBlockStart: vars.space.x1 });
export const picture = recipe({
  base: {
    minInlineSize: vars.space.none,
    padding: vars.space.x5,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.raised,
  },
  variants: {
    side: { end: {}, start: { '@media': { [media.fromMd]: { order: -1 } } } },
  },
});
