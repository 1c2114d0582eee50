import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const picture = style({
  padding: vars.space.x5,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
  overflowX: 'auto',
});
export const text = style([ui.s16, { maxInlineSize: vars.size.measure }]);
export const progress = style([
  ui.s13,
  tabular,
  { marginInlineEnd: 'auto', alignSelf: 'center', color: vars.color.inkMuted },
]);
