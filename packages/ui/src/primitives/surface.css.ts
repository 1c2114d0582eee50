import { style } from '@vanilla-extract/css';
import { riseIn } from '../theme/motion.css.ts';
import { vars } from '../theme/theme.css.ts';

/** The look of everything that floats: menus, popovers, cards. */
export const floating = style([
  riseIn,
  {
    zIndex: vars.layer.popover,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.shadow.overlay,
  },
]);
