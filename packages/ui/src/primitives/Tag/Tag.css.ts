import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const hairline = (color: string) => `${vars.border.hairline} solid ${color}`;

export const tag = recipe({
  base: [
    ui.s12,
    {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: vars.space.x1,
      maxInlineSize: '100%',
      paddingBlock: vars.space.half,
      paddingInline: vars.space.x2,
      borderRadius: vars.radius.small,
      border: hairline(vars.color.line),
      background: vars.color.surface,
      color: vars.color.ink,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  ],
  variants: {
    selectable: {
      true: [
        focusRing,
        quickChange,
        {
          alignItems: 'center',
          minBlockSize: vars.size.controlSmall,
          selectors: {
            '&:hover:not(:disabled)': { borderColor: vars.color.lineStrong },
            '&:disabled': { opacity: 0.55 },
          },
          '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch, paddingInline: vars.space.x3 } },
        },
      ],
      false: {},
    },
    selected: {
      true: { background: vars.color.accentSoft, borderColor: vars.color.accent, color: vars.color.accent },
      false: {},
    },
  },
});
export const count = style([tabular, { color: vars.color.inkMuted, flexShrink: 0, whiteSpace: 'nowrap' }]);
