import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const tone = (color: string, background: string) => ({ color, background });

export const badge = recipe({
  base: [
    ui.s12,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1,
      paddingInline: vars.space.x2,
      borderRadius: vars.radius.small,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
    },
  ],
  variants: {
    tone: {
      neutral: tone(vars.color.inkMuted, vars.color.sunken),
      accent: tone(vars.color.accent, vars.color.accentSoft),
      positive: tone(vars.color.positive, vars.color.positiveSoft),
      caution: tone(vars.color.caution, vars.color.cautionSoft),
      critical: tone(vars.color.critical, vars.color.criticalSoft),
      info: tone(vars.color.info, vars.color.infoSoft),
      pro: tone(vars.color.pro, vars.color.proSoft),
    },
  },
});
