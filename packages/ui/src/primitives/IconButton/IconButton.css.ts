import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';

const square = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  '@media': { [media.belowMobile]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});

export const iconButton = recipe({
  base: [
    focusRing,
    quickChange,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      borderRadius: vars.radius.small,
      selectors: { '&:disabled': { opacity: 0.5 } },
    },
  ],
  variants: {
    size: { small: square(vars.size.controlSmall), medium: square(vars.size.control) },
    variant: {
      quiet: {
        color: vars.color.inkMuted,
        selectors: {
          '&:hover:not(:disabled)': { background: vars.color.sunken, color: vars.color.ink },
          '&[data-state="open"]': { background: vars.color.sunken, color: vars.color.ink },
        },
      },
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.accentStrong } },
      },
    },
    pressed: { true: { background: vars.color.accentSoft, color: vars.color.accent }, false: {} },
  },
});
