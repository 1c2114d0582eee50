import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { quickChange } from '../theme/motion.css.ts';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

/** The look of everything that is typed into or chosen from. */
export const control = style([
  ui.s14,
  quickChange,
  {
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&:focus-visible': {
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        outlineOffset: vars.space.half,
      },
      '&:disabled': { background: vars.color.sunken, color: vars.color.inkMuted, cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch, fontSize: vars.text.s16 } },
  },
]);
