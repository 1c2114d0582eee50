import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { code, ui } from '../../theme/typography.css.ts';

export const filters = style({ flex: `0 1 calc(${vars.size.menu} * 0.75)`, minInlineSize: 0, maxInlineSize: '100%' });
export const technical = style([code, ui.s13]);
