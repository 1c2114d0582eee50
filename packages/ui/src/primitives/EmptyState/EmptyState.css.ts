import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x2,
  paddingBlock: vars.space.x6,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const text = style([ui.s14, { color: vars.color.inkMuted }]);
