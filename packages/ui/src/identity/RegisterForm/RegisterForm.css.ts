import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const agreementError = style([ui.s13, { color: vars.color.critical, marginBlockStart: vars.space.x1 }]);
