import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const jump = style([
  fadeIn,
  {
    position: 'sticky',
    insetBlockEnd: vars.space.x3,
    zIndex: vars.layer.sticky,
    display: 'flex',
    justifyContent: 'center',
    blockSize: vars.space.none,
    alignItems: 'flex-end',
    '@media': { print: { display: 'none' } },
    '::before': {
      // Lines end in a fade above the button, so that none is seen in halves on both sides of it; the ring of the composer stays whole.
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInline: vars.space.none,
      insetBlockEnd: `calc(${vars.space.half} - ${vars.space.x3})`,
      blockSize: vars.space.x16,
      background: `linear-gradient(to top, ${vars.color.paper} 75%, transparent)`,
    },
  },
]);
