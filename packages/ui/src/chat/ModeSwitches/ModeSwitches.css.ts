import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const switches = style({ display: 'grid', gap: vars.space.x3 });
