import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const scroller = style([focusRing, { overflowX: 'auto' }]);
export const drawing = style({ display: 'block', color: vars.color.ink, fontFamily: vars.font.interface });
export const actions = style({ display: 'flex' });
