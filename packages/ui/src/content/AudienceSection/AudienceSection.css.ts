import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

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
