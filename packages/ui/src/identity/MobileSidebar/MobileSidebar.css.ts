import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const content = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });
export const navigation = style({ flexGrow: 1, padding: vars.space.x2 });
export const section = style({
  selectors: {
    '& + &': { marginBlockStart: vars.space.x2, paddingBlockStart: vars.space.x2, borderBlockStart: hairline },
  },
});
export const label = style([
  ui.s12,
  {
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
  },
]);
export const footer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x5,
  borderBlockStart: hairline,
});
