import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breathing } from '../../primitives/Skeleton/Skeleton.css.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const frame = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  breakInside: 'avoid',
});
export const caption = style({ display: 'grid', gap: vars.space.x1 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
});
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const summary = style([ui.s13, tabular, { color: vars.color.inkMuted }]);
export const control = style({ '@media': { print: { display: 'none' } } });
export const twin = recipe({
  base: [focusRing],
  variants: {
    hidden: {
      true: visuallyHidden,
      false: { overflow: 'auto', maxBlockSize: '60dvh', border: hairline, borderRadius: vars.radius.medium },
    },
  },
});
export const table = style([ui.s13, tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: vars.space.none,
  background: vars.color.sunken,
  fontWeight: vars.weight.strong,
});
globalStyle(`${table} tr:last-child :is(th, td)`, { borderBlockEnd: 'none' });

/** A drawing: figures and years run from left to right in every script. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  direction: 'ltr',
  printColorAdjust: 'exact',
});
/** A mark of a picture whose figures are on their way. */
export const pending = style([breathing, { fill: vars.color.line }]);
export const axis = style({});

globalStyle(`${axis} line, ${axis} path`, { stroke: vars.color.lineStrong });
globalStyle(`${axis} text`, {
  fill: vars.color.inkMuted,
  fontFamily: vars.font.interface,
  fontSize: vars.text.s12,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const gridLine = style({ stroke: vars.color.line });
export const axisName = style([ui.s12, { fill: vars.color.inkMuted }]);
