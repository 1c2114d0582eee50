import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const field = style({ position: 'relative', display: 'grid', gap: vars.space.x1 });
export const input = visuallyHidden;
export const zone = recipe({
  base: [
    ui.s14,
    quickChange,
    {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: vars.space.x1,
      minBlockSize: vars.size.field,
      padding: vars.space.x4,
      border: `${vars.border.hairline} dashed ${vars.color.lineStrong}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface,
      color: vars.color.ink,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      selectors: {
        [`${input}:focus-visible + &`]: {
          outline: `${vars.border.ring} solid ${vars.color.accent}`,
          outlineOffset: vars.space.half,
        },
        [`${input}[aria-invalid="true"] + &`]: { borderColor: vars.color.critical },
      },
    },
  ],
  variants: {
    state: {
      idle: { cursor: 'pointer', selectors: { '&:hover': { borderColor: vars.color.accent } } },
      over: { borderStyle: 'solid', borderColor: vars.color.accent, background: vars.color.accentSoft },
      disabled: { background: vars.color.sunken, color: vars.color.inkMuted, cursor: 'not-allowed' },
    },
  },
});
export const icon = style({ color: vars.color.inkMuted });
export const choose = recipe({
  base: { fontWeight: vars.weight.medium },
  variants: {
    disabled: {
      true: {},
      false: {
        color: vars.color.accent,
        textDecorationLine: 'underline',
        textUnderlineOffset: vars.border.rule,
      },
    },
  },
});
export const folder = style({ display: 'flex', justifyContent: 'center' });
