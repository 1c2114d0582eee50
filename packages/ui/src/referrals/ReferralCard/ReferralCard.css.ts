import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { code, serif, ui } from '../../theme/typography.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.x4,
  maxInlineSize: vars.size.column,
  padding: vars.space.x5,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const title = style([serif.s22, { fontWeight: vars.weight.strong }]);
export const description = style([ui.s14, { color: vars.color.inkMuted }]);
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});
export const address = style([code, { minInlineSize: vars.space.none, overflowWrap: 'anywhere' }]);
