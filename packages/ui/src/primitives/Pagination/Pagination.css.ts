import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const bar = style([
  ui.s13,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    color: vars.color.inkMuted,
  },
]);
export const pages = style({ display: 'flex', alignItems: 'center', gap: vars.space.half });
export const number = recipe({
  base: [
    ui.s13,
    tabular,
    focusRing,
    {
      minInlineSize: vars.size.control,
      minBlockSize: vars.size.control,
      paddingInline: vars.space.x1,
      borderRadius: vars.radius.small,
      color: vars.color.ink,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.sunken },
        '&:disabled': { color: vars.color.inkMuted },
      },
    },
  ],
  variants: {
    current: {
      true: { background: vars.color.accentSoft, color: vars.color.accent, fontWeight: vars.weight.strong },
      false: {},
    },
  },
});
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  '@media': { [media.belowMobile]: { display: 'none' } },
});
export const brief = style({
  paddingInline: vars.space.x2,
  '@media': { [media.fromMobile]: { display: 'none' } },
});
export const gap = style({ minInlineSize: vars.space.x6, textAlign: 'center' });
export const size = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const sizes = style({ inlineSize: vars.space.x24 });
