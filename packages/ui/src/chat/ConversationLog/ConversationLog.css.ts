import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const log = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
