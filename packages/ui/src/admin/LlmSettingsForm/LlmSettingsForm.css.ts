import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x4,
  '@media': { [media.fromMobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x4,
  '@media': { [media.fromMobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const switches = style({ display: 'grid', gap: vars.space.x3 });
export const saved = style([
  ui.s13,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, color: vars.color.positive },
]);
