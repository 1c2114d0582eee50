import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';
import { floating } from '../surface.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const name = visuallyHidden;
export const popover = style([
  floating,
  {
    inlineSize: `min(${vars.size.list}, 100vw - ${vars.space.x6})`,
    padding: vars.space.x2,
    display: 'grid',
    gap: vars.space.x2,
  },
]);
export const list = style({
  maxBlockSize: `min(${vars.size.list}, 50dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const option = recipe({
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
      selectors: {
        '&[aria-selected="true"]': { color: vars.color.accent, fontWeight: vars.weight.medium },
        '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'default' },
      },
      '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
    },
  ],
  variants: { active: { true: { background: vars.color.sunken }, false: {} } },
});
export const hint = style([ui.s12, { color: vars.color.inkMuted, marginInlineEnd: 'auto' }]);
// While something is found it takes no room in the grid.
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const nothing = style([ui.s14, { color: vars.color.inkMuted, padding: vars.space.x2 }]);
