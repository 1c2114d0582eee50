import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

export const badges = style({ display: 'flex', gap: vars.space.x1 });
/** Badges beside each other, or below where a column is narrow. */
export const marks = style([badges, { flexWrap: 'wrap' }]);
export const quiet = style([ui.s13, { color: vars.color.inkMuted }]);
