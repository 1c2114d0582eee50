import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const banner = style({
  position: 'fixed',
  insetBlockEnd: vars.space.x3,
  insetInline: vars.space.x3,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.x3,
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});
export const text = style([ui.s14, { flex: `1 1 ${vars.size.menu}`, minInlineSize: vars.space.none }]);
