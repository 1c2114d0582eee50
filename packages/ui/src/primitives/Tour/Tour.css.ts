import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fadeIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';
import { floating } from '../surface.css.ts';

export const light = recipe({
  base: [fadeIn, { position: 'fixed', zIndex: vars.layer.overlay, pointerEvents: 'none' }],
  variants: {
    over: {
      page: { inset: vars.space.none, background: vars.color.scrim },
      target: {
        borderRadius: vars.radius.small,
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        boxShadow: `0 0 0 200vmax ${vars.color.scrim}`,
      },
    },
  },
});
export const card = style([
  floating,
  ui.s14,
  {
    display: 'grid',
    gap: vars.space.x3,
    inlineSize: `min(${vars.size.card}, 100vw - ${vars.space.x6})`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    padding: vars.space.x5,
    overflowY: 'auto',
    outline: 'none',
  },
]);
export const words = style({ display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' });
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const progress = style([ui.s12, tabular, { color: vars.color.inkMuted }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, marginInlineStart: 'auto' });
