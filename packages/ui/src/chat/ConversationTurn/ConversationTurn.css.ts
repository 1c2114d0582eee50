import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

export const turn = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x4,
    paddingBlock: vars.space.x5,
    // Room for focus rings, which content-visibility would clip.
    paddingInline: vars.space.x1,
    marginInline: `calc(-1 * ${vars.space.x1})`,
  },
  variants: {
    finished: {
      true: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 640px',
        '@media': { print: { contentVisibility: 'visible' } },
      },
      false: {},
    },
  },
});
