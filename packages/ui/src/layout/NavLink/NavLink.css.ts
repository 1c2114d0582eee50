import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const navLink = recipe({
  base: [
    ui.s14,
    focusRingInset,
    quickChange,
    {
      alignItems: 'center',
      gap: vars.space.x2,
      minBlockSize: vars.size.control,
      borderRadius: vars.radius.small,
      textDecoration: 'none',
      '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
    },
  ],
  variants: {
    look: {
      tab: {
        display: 'inline-flex',
        paddingInline: vars.space.x3,
        color: vars.color.inkMuted,
        fontWeight: vars.weight.medium,
        whiteSpace: 'nowrap',
        selectors: { '&:hover': { color: vars.color.ink, background: vars.color.sunken } },
      },
      row: {
        display: 'flex',
        paddingInline: vars.space.x3,
        color: vars.color.ink,
        selectors: { '&:hover': { background: vars.color.sunken } },
      },
      quiet: {
        display: 'inline-flex',
        color: vars.color.inkMuted,
        selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
      },
    },
    current: {
      true: {
        color: vars.color.accent,
        fontWeight: vars.weight.medium,
        selectors: { '&, &:hover': { background: vars.color.accentSoft, color: vars.color.accent } },
      },
      false: {},
    },
  },
});
export const words = style({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' });
