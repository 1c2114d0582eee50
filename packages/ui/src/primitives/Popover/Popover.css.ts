import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { floating } from '../surface.css.ts';

export const popover = recipe({
  base: [
    floating,
    {
      maxInlineSize: `min(${vars.size.panel}, var(--radix-popover-content-available-width))`,
      maxBlockSize: 'var(--radix-popover-content-available-height)',
      overflowY: 'auto',
    },
  ],
  variants: { padding: { normal: { padding: vars.space.x4 }, none: {} } },
});
