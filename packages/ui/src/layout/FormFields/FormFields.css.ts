import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.fromMobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = recipe({
  variants: {
    width: { half: {}, full: { '@media': { [media.fromMobile]: { gridColumn: '1 / -1' } } } },
  },
});
