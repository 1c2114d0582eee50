import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x2,
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
});
export const track = style([
  focusRing,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: vars.space.x8,
    blockSize: vars.size.iconLarge,
    padding: vars.space.half,
    borderRadius: vars.radius.pill,
    background: vars.color.lineStrong,
    selectors: {
      '&[data-state="checked"]': { background: vars.color.accent, justifyContent: 'flex-end' },
      '&:disabled': { opacity: 0.5 },
    },
  },
]);
export const thumb = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
});
export const label = recipe({
  base: [ui.s14, { cursor: 'pointer' }],
  variants: { disabled: { true: { color: vars.color.inkMuted, cursor: 'not-allowed' }, false: {} } },
});
export const hint = style([ui.s12, { gridColumn: '2', color: vars.color.inkMuted }]);
