import { style } from '@vanilla-extract/css';
import { code, ui } from '../../theme/typography.css.ts';

export const filters = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%' });
export const technical = style([code, ui.s13]);
