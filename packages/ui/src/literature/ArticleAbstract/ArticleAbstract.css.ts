import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif } from '../../theme/typography.css.ts';

export const abstract = style([serif.s14, { display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' }]);
export const label = style({
  fontFamily: vars.font.interface,
  fontSize: vars.text.s12,
  fontWeight: vars.weight.strong,
  color: vars.color.inkMuted,
  marginInlineEnd: vars.space.x2,
  textTransform: 'lowercase',
  fontVariantCaps: 'all-small-caps',
});
export const mark = style({
  background: vars.color.citeSoft,
  color: vars.color.ink,
  boxShadow: `0 ${vars.border.ring} 0 ${vars.color.cite}`,
  boxDecorationBreak: 'clone',
});
