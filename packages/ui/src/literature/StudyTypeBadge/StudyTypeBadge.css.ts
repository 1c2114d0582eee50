import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const badge = style([
  ui.s12,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);
export const glyph = style({
  flexShrink: 0,
  inlineSize: vars.size.glyph,
  textAlign: 'center',
  color: vars.color.accent,
});
