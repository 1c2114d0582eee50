import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
  },
  variants: {
    outcome: {
      success: { background: vars.color.positiveSoft, color: vars.color.positive },
      failure: { background: vars.color.criticalSoft, color: vars.color.critical },
      sent: { background: vars.color.infoSoft, color: vars.color.info },
    },
  },
});
export const title = style([serif.s28, { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }]);
export const text = style([ui.s16, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
