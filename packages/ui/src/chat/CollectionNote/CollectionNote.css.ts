import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const note = style([
  ui.s13,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2, color: vars.color.inkMuted },
]);
// Keeps its icon beside it where the words take two lines.
export const text = style({ maxInlineSize: `calc(100% - ${vars.space.x6})` });
