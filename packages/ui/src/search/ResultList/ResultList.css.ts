import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });
