import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const note = style([
  ui.s13,
  {
    display: 'grid',
    gap: vars.space.x2,
    justifyItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `${vars.border.rule} solid ${vars.color.line}`,
  },
]);
export const text = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x2 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
