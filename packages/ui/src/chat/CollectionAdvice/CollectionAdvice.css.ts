import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { code, ui } from '../../theme/typography.css.ts';

export const more = style([
  focusRing,
  {
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: vars.border.rule,
    minBlockSize: vars.space.x6,
  },
]);
export const howTo = style([ui.s14, { display: 'grid', gap: vars.space.x2 }]);
export const commands = style({ display: 'grid', gap: vars.space.x2 });
// A line and its button; the button goes below where there is no room for both.
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 });
export const command = style([
  code,
  {
    flexGrow: 1,
    padding: vars.space.x2,
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
    overflowWrap: 'anywhere',
  },
]);
