import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';
import { floating } from '../surface.css.ts';

export const menu = style([
  floating,
  {
    minInlineSize: vars.size.field,
    maxInlineSize: vars.size.menu,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: vars.space.x1,
  },
]);

export const item = recipe({
  base: [
    ui.s14,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.x2,
      minBlockSize: vars.size.control,
      paddingInline: vars.space.x2,
      borderRadius: vars.radius.small,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      outline: 'none',
      selectors: {
        '&[data-highlighted]': { background: vars.color.sunken },
        '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      },
      '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
    },
  ],
  variants: { tone: { normal: {}, critical: { color: vars.color.critical } } },
});
