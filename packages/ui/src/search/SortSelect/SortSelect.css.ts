import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, maxInlineSize: '100%' });
