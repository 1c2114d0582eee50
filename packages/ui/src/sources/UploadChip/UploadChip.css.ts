import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange, riseIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const chip = style([
  focusRing,
  riseIn,
  quickChange,
  {
    position: 'fixed',
    insetBlockEnd: vars.space.x4,
    insetInlineEnd: vars.space.x4,
    zIndex: vars.layer.sticky,
    display: 'grid',
    gap: vars.space.x2,
    inlineSize: `min(${vars.size.list}, 100vw - ${vars.space.x8})`,
    padding: vars.space.x3,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.shadow.overlay,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: vars.color.accent } },
    // On a phone the foot of the window is where questions are written.
    '@media': { [media.belowMobile]: { insetBlockEnd: vars.space.x24 }, print: { display: 'none' } },
  },
]);
export const title = style([
  ui.s13,
  { display: 'flex', alignItems: 'start', gap: vars.space.x2, fontWeight: vars.weight.medium },
]);
export const icon = recipe({
  base: { display: 'inline-flex', alignItems: 'center', blockSize: vars.leading.s13 },
  variants: { done: { true: { color: vars.color.positive }, false: { color: vars.color.accent } } },
});
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  minInlineSize: vars.space.none,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const figures = style([
  ui.s12,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x3,
    color: vars.color.inkMuted,
  },
]);
export const failed = style({ color: vars.color.critical });
export const percent = style({ marginInlineStart: 'auto' });
