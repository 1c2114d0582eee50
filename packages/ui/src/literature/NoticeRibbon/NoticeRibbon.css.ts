import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const ribbon = recipe({
  base: [
    ui.s12,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1,
      paddingInline: vars.space.x2,
      borderRadius: vars.radius.small,
      fontWeight: vars.weight.strong,
    },
  ],
  variants: {
    kind: {
      retracted: { background: vars.color.critical, color: vars.color.onCritical, textTransform: 'uppercase' },
      concern: { background: vars.color.cautionSoft, color: vars.color.caution },
      corrected: { background: vars.color.infoSoft, color: vars.color.info },
    },
  },
});
