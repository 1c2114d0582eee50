import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { riseIn } from '../../theme/motion.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const viewport = style({
  position: 'fixed',
  // Below the header: the foot of the window is where questions are written and sent.
  insetBlockStart: `calc(${vars.space.x16} + ${vars.space.x2})`,
  insetInlineEnd: vars.space.x4,
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: `min(${vars.size.panel}, 100vw - ${vars.space.x8})`,
  outline: 'none',
  '@media': { [media.belowMobile]: { insetBlockStart: vars.space.x12 } },
});
export const toast = recipe({
  base: [
    ui.s14,
    riseIn,
    {
      display: 'flex',
      alignItems: 'start',
      gap: vars.space.x3,
      padding: vars.space.x3,
      background: vars.color.surface,
      color: vars.color.ink,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderInlineStart: `${vars.border.rule} solid`,
      borderRadius: vars.radius.medium,
      boxShadow: vars.shadow.overlay,
    },
  ],
  variants: {
    tone: {
      info: { borderInlineStartColor: vars.color.info },
      positive: { borderInlineStartColor: vars.color.positive },
      critical: { borderInlineStartColor: vars.color.critical },
    },
  },
});
export const text = style({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.strong });
