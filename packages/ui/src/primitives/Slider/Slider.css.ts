import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.controlSmall,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [media.belowMobile]: { blockSize: vars.size.touch } },
});
export const track = style({
  position: 'relative',
  flexGrow: 1,
  blockSize: vars.space.x1,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
});
export const range = style({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  selectors: { '&[data-disabled]': { background: vars.color.lineStrong } },
});
export const thumb = style([
  focusRing,
  {
    position: 'relative',
    display: 'block',
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
    borderRadius: vars.radius.pill,
    border: `${vars.border.ring} solid ${vars.color.accent}`,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&[data-disabled]': { borderColor: vars.color.lineStrong, background: vars.color.sunken },
      // The touch target is larger than the thumb is drawn.
      '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x3})` },
    },
  },
]);
