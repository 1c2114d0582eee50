import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { control } from '../control.css.ts';

export const frame = style({ position: 'relative', display: 'grid' });
export const input = style([
  control,
  {
    paddingInlineEnd: vars.space.x10,
    '@media': { [media.belowMobile]: { paddingInlineEnd: vars.space.x12 } },
    selectors: { '&::-ms-reveal': { display: 'none' } },
  },
]);
export const reveal = style({
  position: 'absolute',
  insetBlock: vars.space.none,
  insetInlineEnd: vars.space.none,
  display: 'grid',
});
