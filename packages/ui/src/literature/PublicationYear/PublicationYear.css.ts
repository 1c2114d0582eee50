import { style } from '@vanilla-extract/css';
import { tabular, ui } from '../../theme/typography.css.ts';

export const year = style([ui.s12, tabular]);
