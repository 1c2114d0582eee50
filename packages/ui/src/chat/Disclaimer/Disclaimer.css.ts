import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const disclaimer = style([ui.s12, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
