import { keyframes, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } });

/** Fades in; still where motion is unwelcome. */
export const fadeIn = style({
  '@media': { [media.moving]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}` } },
});

/** Rises in by one step; still where motion is unwelcome. */
export const riseIn = style({
  '@media': { [media.moving]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}` } },
});

/** Colour changes of controls. */
export const quickChange = style({
  '@media': {
    [media.moving]: {
      transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}, opacity ${vars.motion.fast}`,
    },
  },
});
