import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const heading = style([ui.s16, { margin: 0, fontWeight: vars.weight.strong }]);
export const text = style([ui.s14, { margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' }]);
export const provider = style({ flex: `1 1 ${vars.size.field}`, overflowWrap: 'anywhere' });
export const usable = style([ui.s13, { color: vars.color.positive }]);
export const unusable = style([ui.s13, { color: vars.color.inkMuted }]);
