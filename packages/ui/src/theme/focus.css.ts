import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** The focus ring: 2 px accent at 2 px distance, for keyboard focus only. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.space.half,
    },
  },
});

/** The same ring drawn inside, where a parent would clip it. */
export const focusRingInset = style({
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.ring} solid ${vars.color.accent}`,
      outlineOffset: `calc(-1 * ${vars.border.ring})`,
    },
  },
});
