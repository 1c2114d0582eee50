import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { code, ui } from '../../theme/typography.css.ts';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  justifyItems: 'start',
});
export const line = style({ margin: 0 });
export const hash = style([code, ui.s13, { margin: 0, overflowWrap: 'anywhere' }]);
