import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const hover = (styles: Record<string, string>) => ({ '&:hover:not(:disabled)': styles });

export const button = recipe({
  base: [
    ui.s14,
    focusRing,
    quickChange,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.x2,
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: vars.radius.small,
      fontWeight: vars.weight.medium,
      textAlign: 'center',
      selectors: { '&:disabled': { opacity: 0.55 } },
      '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
    },
  ],
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: hover({ background: vars.color.accentStrong }),
      },
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.line,
        color: vars.color.ink,
        selectors: hover({ borderColor: vars.color.lineStrong }),
      },
      quiet: { color: vars.color.inkMuted, selectors: hover({ background: vars.color.sunken, color: vars.color.ink }) },
      critical: { background: vars.color.critical, color: vars.color.onCritical },
    },
    size: {
      small: { minBlockSize: vars.size.controlSmall, paddingInline: vars.space.x2, fontSize: vars.text.s13 },
      medium: { minBlockSize: vars.size.control, paddingInline: vars.space.x3 },
    },
    wide: { true: { inlineSize: '100%' }, false: {} },
  },
  // Among rows of a menu its words begin where theirs do.
  compoundVariants: [
    { variants: { variant: 'quiet', wide: true }, style: { justifyContent: 'start', textAlign: 'start' } },
  ],
});

export const words = style({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' });
