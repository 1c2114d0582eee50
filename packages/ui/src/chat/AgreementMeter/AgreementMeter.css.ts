import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const bordered = {
  borderWidth: vars.border.hairline,
  borderStyle: 'solid',
  borderRadius: vars.space.half,
  printColorAdjust: 'exact',
} as const;

/** Full, hollow and striped: three looks that stay apart without colour and in print. */
const variants = {
  side: {
    favoursIntervention: { background: vars.color.accent, borderColor: vars.color.accent },
    noClearDifference: { background: vars.color.surface, borderColor: vars.color.lineStrong, borderStyle: 'dashed' },
    favoursComparator: {
      background: `repeating-linear-gradient(45deg, ${vars.color.caution} 0 ${vars.border.rule}, ${vars.color.cautionSoft} ${vars.border.rule} ${vars.space.x2})`,
      borderColor: vars.color.caution,
    },
  },
} as const;

export const part = recipe({
  base: { ...bordered, flexBasis: vars.space.none, minInlineSize: vars.space.x2 },
  variants,
});
export const swatch = recipe({
  base: { ...bordered, flexShrink: 0, inlineSize: vars.space.x3, blockSize: vars.space.x3 },
  variants,
});
export const sides = style([ui.s13, { display: 'grid', gap: vars.space.x1 }]);
export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.x2 });
export const name = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  overflowWrap: 'anywhere',
});
export const count = style([tabular, { fontWeight: vars.weight.strong }]);
