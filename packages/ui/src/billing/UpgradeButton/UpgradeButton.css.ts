import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const upgradeButton = style([
  ui.s14,
  focusRing,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x3,
    border: `${vars.border.hairline} solid ${vars.color.pro}`,
    borderRadius: vars.radius.small,
    color: vars.color.pro,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.proSoft } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
