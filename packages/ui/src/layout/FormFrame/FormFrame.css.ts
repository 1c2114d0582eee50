import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const form = style({ maxInlineSize: vars.size.column });
export const title = style([serif.s28, { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }]);
export const description = style([ui.s14, { color: vars.color.inkMuted, marginBlockStart: vars.space.x1 }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
