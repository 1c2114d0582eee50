import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const prompt = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
