import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const tips = style({ display: 'grid', paddingBlockStart: vars.space.x3 });
export const tip = style([
  ui.s14,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.x6,
    rowGap: vars.space.x2,
    paddingBlock: vars.space.x3,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    color: vars.color.ink,
  },
]);
export const text = style({ flex: `1 1 ${vars.size.menu}` });
