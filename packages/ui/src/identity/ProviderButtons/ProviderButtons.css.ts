import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const line = {
  content: '',
  flexGrow: 1,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
} as const;

export const or = style([
  ui.s13,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    color: vars.color.inkMuted,
    selectors: { '&::before': line, '&::after': line },
  },
]);
