import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif } from '../../theme/typography.css.ts';

export const heading = style([serif.s16, { fontWeight: vars.weight.strong, marginBlockEnd: vars.space.x1 }]);
export const list = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x5,
  paddingBlockEnd: vars.space.x1,
  listStyle: 'disc',
});
