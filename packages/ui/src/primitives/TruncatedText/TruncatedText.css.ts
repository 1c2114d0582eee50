import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const toggle = style([
  focusRing,
  {
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: vars.border.rule,
    borderRadius: vars.space.half,
  },
]);
