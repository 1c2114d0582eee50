import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x8 });
export const saved = style([
  ui.s13,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, color: vars.color.positive },
]);
export const danger = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  maxInlineSize: vars.size.column,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const refusal = style([ui.s13, { color: vars.color.inkMuted }]);
