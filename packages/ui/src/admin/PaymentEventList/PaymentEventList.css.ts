import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { code, ui } from '../../theme/typography.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const row = style({ alignItems: 'flex-start' });
export const reason = style([ui.s16, { fontWeight: vars.weight.strong }]);
export const advice = style({ maxInlineSize: vars.size.measure });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  '@media': { [media.belowMobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ color: vars.color.inkMuted });
export const technical = style([code, ui.s13]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
