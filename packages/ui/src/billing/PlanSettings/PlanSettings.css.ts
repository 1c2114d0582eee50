import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x10 });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const heading = style([serif.s18, { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }]);
export const text = style([ui.s14, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const support = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, justifySelf: 'start' });
