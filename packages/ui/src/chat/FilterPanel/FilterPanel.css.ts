import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const panel = style({ display: 'grid', gap: vars.space.x5, gridTemplateColumns: 'minmax(0, 1fr)' });
export const group = style({ display: 'grid', gap: vars.space.x3 });
export const legend = style([ui.s13, { fontWeight: vars.weight.medium, marginBlockEnd: vars.space.x1 }]);
export const types = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space.x4,
  '@media': { [media.belowMobile]: { gridTemplateColumns: '1fr' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [media.belowMobile]: { gridTemplateColumns: '1fr' } },
});
