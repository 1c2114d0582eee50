import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

/** Badges beside each other, or below where a column is narrow. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const quiet = style([ui.s13, { color: vars.color.inkMuted }]);
