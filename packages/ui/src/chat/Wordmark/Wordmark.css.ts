import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif } from '../../theme/typography.css.ts';

export const wordmark = recipe({
  base: [
    focusRing,
    {
      display: 'inline-block',
      fontWeight: vars.weight.strong,
      color: vars.color.ink,
      textDecoration: 'none',
      letterSpacing: '-0.01em',
      borderRadius: vars.radius.small,
      whiteSpace: 'nowrap',
      selectors: {
        '&::after': {
          // The numeral is a picture, not a word.
          content: '"1" / ""',
          color: vars.color.cite,
          fontSize: '0.6em',
          fontWeight: vars.weight.bold,
          verticalAlign: 'super',
          lineHeight: 0,
          marginInlineStart: '0.1em',
        },
      },
    },
  ],
  variants: { size: { medium: serif.s22, large: serif.s36 } },
});
