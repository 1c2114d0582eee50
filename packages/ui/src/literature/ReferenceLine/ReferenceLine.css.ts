import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const line = style([ui.s12, tabular, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const journal = style({ fontStyle: 'italic' });
