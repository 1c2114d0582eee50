import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const meter = style({ display: 'grid', gap: vars.space.x2, maxInlineSize: vars.size.panel });
export const head = style([
  ui.s14,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.x3,
    rowGap: vars.space.x1,
  },
]);
export const name = style({ fontWeight: vars.weight.medium });
export const count = style([tabular, { color: vars.color.inkMuted }]);
export const hint = style([ui.s13, { color: vars.color.inkMuted }]);
