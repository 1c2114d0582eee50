import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.x3,
});
export const status = style([
  ui.s13,
  {
    flex: `1 1 ${vars.size.field}`,
    minInlineSize: vars.space.none,
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
  },
]);
export const blocked = style([ui.s13, { color: vars.color.inkMuted }]);
