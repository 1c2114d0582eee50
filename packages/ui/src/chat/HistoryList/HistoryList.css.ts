import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

/** Its words are in line with what stands above and below it; the ground of a row reaches beyond them. */
export const list = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${vars.space.x2})`,
});
export const day = style([
  ui.s12,
  {
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
    paddingInline: vars.space.x2,
    marginBlockEnd: vars.space.x1,
  },
]);
export const row = recipe({
  base: [
    quickChange,
    {
      display: 'flex',
      alignItems: 'center',
      borderRadius: vars.radius.small,
      selectors: { '&:hover': { background: vars.color.line } },
    },
  ],
  variants: { current: { true: { background: vars.color.accentSoft, fontWeight: vars.weight.medium }, false: {} } },
});
export const link = style([
  ui.s14,
  focusRingInset,
  {
    flex: 1,
    minInlineSize: vars.space.none,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.ink,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    '@media': { [media.belowMobile]: { paddingBlock: vars.space.x3 } },
  },
]);
export const menu = style({
  display: 'flex',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row.classNames.base}:not(:hover):not(:focus-within) > &:not(:has([data-state="open"]))`]: { opacity: 0 },
      },
    },
  },
});
export const empty = style([ui.s13, { color: vars.color.inkMuted, padding: vars.space.x2 }]);
export const skeleton = style({ display: 'grid', gap: vars.space.x3, padding: vars.space.x2 });
