import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const bar = style({ fill: vars.color.accent });
export const empty = style([ui.s13, { color: vars.color.inkMuted }]);
