import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const empty = style([ui.s14, { color: vars.color.inkMuted }]);
export const list = style({ maxInlineSize: vars.size.column });
export const loading = style({ display: 'block', maxInlineSize: vars.size.column });
export const row = style([
  ui.s14,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
    rowGap: vars.space.x1,
    paddingBlock: vars.space.x3,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  },
]);
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });
export const amount = style([tabular, { minInlineSize: vars.space.x16, textAlign: 'end' }]);
