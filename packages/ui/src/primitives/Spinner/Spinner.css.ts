import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.pill,
    border: `${vars.border.ring} solid currentColor`,
    borderBlockStartColor: 'transparent',
    opacity: 0.7,
    '@media': { [media.moving]: { animation: `${turn} 800ms linear infinite` } },
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      medium: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    },
  },
});
