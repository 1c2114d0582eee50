import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const ticks = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'end',
    gap: vars.space.half,
    minInlineSize: vars.space.x6,
    // A share of the height needs a height to be a share of.
    blockSize: vars.space.x6,
    paddingBlock: vars.space.x1,
    justifyContent: 'center',
    borderRadius: vars.radius.small,
    cursor: 'help',
  },
]);
export const tick = recipe({
  base: { inlineSize: vars.border.rule, borderRadius: vars.space.px },
  variants: {
    height: { 1: { blockSize: '30%' }, 2: { blockSize: '50%' }, 3: { blockSize: '70%' }, 4: { blockSize: '90%' } },
    filled: { true: { background: vars.color.inkMuted }, false: { background: vars.color.line } },
  },
});
