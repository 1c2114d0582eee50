import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const hero = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x12,
    marginInline: 'auto',
    paddingBlock: vars.space.x16,
    paddingInline: vars.space.x5,
    '@media': {
      [media.belowMobile]: { paddingBlock: vars.space.x8, paddingInline: vars.space.x4, gap: vars.space.x8 },
    },
  },
  variants: {
    pictured: {
      true: {
        maxInlineSize: `calc(${vars.size.column} + ${vars.size.panel})`,
        '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
      },
      false: { maxInlineSize: vars.size.modal },
    },
  },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
export const title = style([
  serif.s48,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s36, lineHeight: vars.leading.s36 } },
  },
]);
export const text = style([
  serif.s18,
  { color: vars.color.inkMuted, maxInlineSize: vars.size.measure, textWrap: 'pretty' },
]);
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: vars.space.x5,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
});
export const pictureTitle = style([ui.s12, { color: vars.color.inkMuted, fontWeight: vars.weight.strong }]);
