import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif } from '../../theme/typography.css.ts';

export const note = style([serif.s13, { fontStyle: 'italic', color: vars.color.inkMuted }]);
