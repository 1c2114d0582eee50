import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const bar = style({ fill: vars.color.accent });
/** As wide as its year and as high as the picture: a bar of one publication is hard to hit. */
export const target = style({
  fill: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { fill: vars.color.accentSoft, fillOpacity: 0.6 } },
});
export const empty = style([ui.s13, { color: vars.color.inkMuted }]);
