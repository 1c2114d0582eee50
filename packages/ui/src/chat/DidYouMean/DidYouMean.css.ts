import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const spellings = style([ui.s14, { display: 'grid', gap: vars.space.x1, margin: 0 }]);
export const label = style({ margin: 0, color: vars.color.inkMuted });
