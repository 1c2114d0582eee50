import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const search = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderInlineStart: `${vars.border.rule} solid ${vars.color.accent}`,
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
});
export const name = style([ui.s12, { color: vars.color.inkMuted }]);
export const query = style([serif.s16, { overflowWrap: 'anywhere' }]);
