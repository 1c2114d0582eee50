import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { fadeIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const list = style({ borderBlockStart: hairline });
export const item = style({ borderBlockEnd: hairline });
export const heading = style({ font: 'inherit' });
export const trigger = style([
  ui.s16,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.x2,
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover:not(:disabled)': { color: vars.color.accent }, '&:disabled': { color: vars.color.inkMuted } },
  },
]);
export const arrow = style({
  color: vars.color.inkMuted,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.moving]: { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` } },
});
export const content = style([
  ui.s14,
  fadeIn,
  { maxInlineSize: vars.size.measure, paddingBlock: `${vars.space.x1} ${vars.space.x4}`, overflowWrap: 'anywhere' },
]);
