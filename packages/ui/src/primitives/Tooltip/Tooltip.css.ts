import { style } from '@vanilla-extract/css';
import { fadeIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const tooltip = style([
  ui.s12,
  fadeIn,
  {
    zIndex: vars.layer.popover,
    maxInlineSize: `min(${vars.size.list}, var(--radix-tooltip-content-available-width))`,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.small,
    background: vars.color.ink,
    color: vars.color.paper,
    boxShadow: vars.shadow.overlay,
  },
]);
