import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, minInlineSize: vars.space.none });
