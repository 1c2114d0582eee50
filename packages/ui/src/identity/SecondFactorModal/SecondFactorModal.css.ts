import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { code, ui } from '../../theme/typography.css.ts';

export const text = style([ui.s14, { color: vars.color.inkMuted }]);
export const picture = style({ display: 'grid', justifyItems: 'center' });
export const key = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const letters = style([
  code,
  {
    fontSize: vars.text.s14,
    // Figures and letters are read one by one, in the order they are typed, in pages that run from right to left too.
    direction: 'ltr',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
  },
]);
export const codes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.size.field}, 1fr))`,
  gap: vars.space.x2,
  margin: 0,
  padding: vars.space.x3,
  listStyle: 'none',
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
