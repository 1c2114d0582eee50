import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  overflowWrap: 'anywhere',
});
export const aside = style([ui.s13, tabular, { color: vars.color.inkMuted }]);
