import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const bar = (color: string) => ({
  selectors: { '&::-webkit-progress-value': { background: color }, '&::-moz-progress-bar': { background: color } },
});

export const progress = recipe({
  base: {
    display: 'block',
    appearance: 'none',
    inlineSize: '100%',
    blockSize: vars.border.rule,
    border: 'none',
    borderRadius: vars.radius.pill,
    background: vars.color.line,
    overflow: 'hidden',
    selectors: { '&::-webkit-progress-bar': { background: vars.color.line } },
  },
  variants: {
    tone: {
      accent: bar(vars.color.accent),
      caution: bar(vars.color.caution),
      critical: bar(vars.color.critical),
    },
  },
});
