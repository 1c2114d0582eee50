import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const note = style([ui.s12, { margin: 0, color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const study = style([ui.s14, { display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' }]);
export const heading = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const name = style({ margin: 0, fontWeight: vars.weight.strong });
export const text = style({ margin: 0 });
