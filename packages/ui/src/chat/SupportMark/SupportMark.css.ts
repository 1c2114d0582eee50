import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const mark = recipe({
  base: [
    ui.s12,
    {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: vars.space.x1,
      maxInlineSize: '100%',
      overflowWrap: 'anywhere',
      fontWeight: vars.weight.medium,
    },
  ],
  variants: {
    verdict: {
      quoted: { color: vars.color.positive },
      supported: { color: vars.color.positive },
      partly: { color: vars.color.caution },
      contradicted: { color: vars.color.critical },
      'not found': { color: vars.color.critical },
    },
  },
});
