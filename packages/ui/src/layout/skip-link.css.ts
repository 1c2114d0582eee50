import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

/** The first link of a page, which leads past its header; out of sight until it has the focus. */
export const skipLink = style([
  ui.s14,
  {
    position: 'fixed',
    insetBlockStart: vars.space.x2,
    insetInlineStart: vars.space.x2,
    zIndex: vars.layer.toast,
    padding: vars.space.x3,
    borderRadius: vars.radius.small,
    background: vars.color.accent,
    color: vars.color.onAccent,
    // Paper has no window that it could stay above.
    '@media': { print: { display: 'none' } },
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
]);
