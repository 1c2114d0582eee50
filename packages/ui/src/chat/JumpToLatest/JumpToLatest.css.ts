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
    filter: `drop-shadow(${vars.space.none} ${vars.space.half} ${vars.space.x1} ${vars.color.line})`,
  },
]);
