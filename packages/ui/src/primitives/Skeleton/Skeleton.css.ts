import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Comes and goes slowly; still where motion is unwelcome. */
export const breathing = style({
  '@media': { [media.moving]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});
export const skeleton = recipe({
  base: [breathing, { display: 'block', borderRadius: vars.radius.small, background: vars.color.line }],
  variants: {
    shape: {
      line: { blockSize: vars.space.x3 },
      title: { blockSize: vars.space.x5 },
      control: { blockSize: vars.size.control },
      block: { blockSize: vars.size.field },
    },
    width: {
      quarter: { inlineSize: '25%' },
      half: { inlineSize: '50%' },
      most: { inlineSize: '80%' },
      full: { inlineSize: '100%' },
    },
  },
});
