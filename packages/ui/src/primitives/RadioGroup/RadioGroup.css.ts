import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const group = recipe({
  base: { display: 'flex', columnGap: vars.space.x5 },
  variants: { orientation: { vertical: { flexDirection: 'column' }, horizontal: { flexWrap: 'wrap' } } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x2,
  alignItems: 'start',
  alignContent: 'center',
  paddingBlock: vars.space.x1,
  minBlockSize: vars.size.controlSmall,
  '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
});
export const radio = style([
  focusRing,
  quickChange,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    marginBlock: vars.space.half,
    borderRadius: vars.radius.pill,
    border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    selectors: {
      '&[data-state="checked"]': { borderColor: vars.color.accent },
      '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
      '[aria-invalid="true"] &': { borderColor: vars.color.critical },
      // The touch target is larger than the circle is drawn.
      '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x2})` },
    },
  },
]);
export const dot = style({
  inlineSize: vars.space.x2,
  blockSize: vars.space.x2,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  selectors: { '&[data-disabled]': { background: vars.color.inkMuted } },
});
export const label = recipe({
  base: [ui.s14, { cursor: 'pointer', overflowWrap: 'anywhere' }],
  variants: { disabled: { true: { color: vars.color.inkMuted, cursor: 'not-allowed' }, false: {} } },
});
export const hint = style([ui.s12, { gridColumn: '2', color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
