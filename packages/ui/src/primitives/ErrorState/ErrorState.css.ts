import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  padding: vars.space.x4,
  border: `${vars.border.hairline} solid ${vars.color.critical}`,
  borderRadius: vars.radius.medium,
  background: vars.color.criticalSoft,
  overflowWrap: 'anywhere',
});
export const title = style([
  ui.s14,
  {
    display: 'flex',
    gap: vars.space.x2,
    alignItems: 'center',
    color: vars.color.critical,
    fontWeight: vars.weight.strong,
  },
]);
export const text = style([ui.s14, { color: vars.color.ink }]);
