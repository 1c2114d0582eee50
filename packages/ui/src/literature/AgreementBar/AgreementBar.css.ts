import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breathing } from '../../primitives/Skeleton/Skeleton.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

/** Full, striped and hollow: three looks that stay apart without colour and in print. */
const looks = {
  verdict: {
    agree: { background: vars.color.positive, borderColor: vars.color.positive },
    dissent: {
      background: `repeating-linear-gradient(45deg, ${vars.color.critical} 0 ${vars.border.rule}, ${vars.color.criticalSoft} ${vars.border.rule} ${vars.space.x2})`,
      borderColor: vars.color.critical,
    },
    unclear: { background: vars.color.surface, borderColor: vars.color.lineStrong, borderStyle: 'dashed' },
  },
} as const;

export const frame = style({ display: 'grid', gap: vars.space.x3, breakInside: 'avoid' });
export const caption = style({ display: 'grid', gap: vars.space.x1 });
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const muted = style([ui.s13, tabular, { color: vars.color.inkMuted }]);
export const bar = style({ display: 'flex', gap: vars.space.half, blockSize: vars.space.x5 });
export const part = recipe({
  base: {
    flexBasis: vars.space.none,
    minInlineSize: vars.space.x2,
    borderWidth: vars.border.hairline,
    borderStyle: 'solid',
    borderRadius: vars.space.half,
    printColorAdjust: 'exact',
  },
  variants: looks,
});
export const legend = style([
  ui.s13,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x6, rowGap: vars.space.x1 },
]);
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const word = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });
export const swatch = recipe({
  base: {
    inlineSize: vars.space.x3,
    blockSize: vars.space.x3,
    borderWidth: vars.border.hairline,
    borderStyle: 'solid',
    borderRadius: vars.space.half,
    printColorAdjust: 'exact',
  },
  variants: looks,
});
export const count = style([tabular, { fontWeight: vars.weight.strong }]);
export const pending = style([breathing, { background: vars.color.line, borderRadius: vars.space.half }]);
export const pendingLegend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x6,
  maxInlineSize: vars.size.panel,
});
