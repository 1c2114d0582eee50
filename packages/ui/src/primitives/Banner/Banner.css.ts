import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const tone = (color: string, background: string) => ({ background, borderInlineStartColor: color });

export const banner = recipe({
  base: [
    ui.s13,
    {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: vars.space.x2,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x3,
      borderInlineStart: `${vars.border.rule} solid`,
      borderRadius: vars.radius.small,
    },
  ],
  variants: {
    tone: {
      info: tone(vars.color.info, vars.color.infoSoft),
      caution: tone(vars.color.caution, vars.color.cautionSoft),
      critical: tone(vars.color.critical, vars.color.criticalSoft),
      positive: tone(vars.color.positive, vars.color.positiveSoft),
    },
  },
});
export const text = style({ flex: `1 1 ${vars.size.field}`, minInlineSize: vars.space.none, overflowWrap: 'anywhere' });
