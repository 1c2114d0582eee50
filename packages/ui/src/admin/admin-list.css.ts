import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

export const badges = style({ display: 'flex', gap: vars.space.x1 });
export const quiet = style([ui.s13, { color: vars.color.inkMuted }]);
