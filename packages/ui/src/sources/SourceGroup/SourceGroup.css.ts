import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const heading = style([ui.s14, { fontWeight: vars.weight.medium, color: vars.color.inkMuted }]);
