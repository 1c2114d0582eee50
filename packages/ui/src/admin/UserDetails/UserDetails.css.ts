import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const columns = `repeat(auto-fit, minmax(min(${vars.size.field}, 100%), 1fr))`;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const facts = style({ display: 'grid', gridTemplateColumns: columns, gap: vars.space.x4, margin: 0 });
export const name = style([
  ui.s13,
  { marginBlockEnd: vars.space.x1, color: vars.color.inkMuted, overflowWrap: 'anywhere' },
]);
export const value = style([ui.s14, { margin: 0, overflowWrap: 'anywhere' }]);
export const roles = style({ display: 'grid', gap: vars.space.x1, margin: 0, padding: 0, listStyle: 'none' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
