import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const link = recipe({
  base: [
    focusRing,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1,
      borderRadius: vars.space.half,
      textDecorationLine: 'underline',
      textDecorationThickness: vars.border.hairline,
      textUnderlineOffset: vars.border.rule,
    },
  ],
  variants: {
    variant: {
      accent: { color: vars.color.accent, selectors: { '&:hover': { color: vars.color.accentStrong } } },
      quiet: { color: 'inherit', textDecorationColor: vars.color.line },
    },
  },
});
