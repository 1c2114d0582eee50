import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x2,
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
});
export const box = style([
  focusRing,
  {
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    margin: vars.space.none,
    accentColor: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      // The touch target is larger than the box is drawn.
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.none,
        insetInlineStart: vars.space.none,
        inlineSize: vars.size.controlSmall,
      },
    },
  },
]);
export const label = recipe({
  base: [ui.s14, { cursor: 'pointer' }],
  variants: {
    hidden: { true: visuallyHidden, false: {} },
    disabled: { true: { color: vars.color.inkMuted, cursor: 'not-allowed' }, false: {} },
  },
});
export const hint = style([ui.s12, { gridColumn: '2', color: vars.color.inkMuted }]);
