import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.half,
  maxInlineSize: '100%',
  padding: vars.space.half,
  background: vars.color.sunken,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const legend = style([visuallyHidden]);
export const choice = style({ position: 'relative', display: 'flex', flex: '1 1 auto' });
export const radio = style([visuallyHidden]);
export const face = style([
  ui.s14,
  quickChange,
  {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: vars.color.ink },
      'input:checked + &': { background: vars.color.surface, color: vars.color.ink, boxShadow: vars.shadow.raised },
      'input:focus-visible + &': {
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        outlineOffset: vars.space.half,
      },
      'input:disabled + &': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
