import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../../theme/focus.css.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';
import { box } from '../Checkbox/Checkbox.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** Least width of a column; fixed, so that every row cuts the same columns. */
export const least = {
  narrow: vars.space.x24,
  normal: vars.size.field,
  wide: `${vars.space.x24} * 2`,
  control: vars.size.touch,
};

/** Grid tracks by width. */
export const tracks = {
  narrow: `minmax(${least.narrow}, 1fr)`,
  normal: `minmax(${least.normal}, 2fr)`,
  wide: `minmax(calc(${least.wide}), 5fr)`,
  control: least.control,
};

export const frame = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 },
  variants: {
    height: { screen: {}, fill: { blockSize: '100%', gridTemplateRows: 'auto minmax(0, 1fr)' } },
  },
});
export const bar = style([
  ui.s13,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    color: vars.color.inkMuted,
  },
]);
/** Keeps its place in the page, where it is heard, and takes none on the screen. */
export const selectedCount = style({ selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${vars.space.x2})` } } });
export const barPart = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const scroller = recipe({
  base: {
    position: 'relative',
    overflow: 'auto',
    border: hairline,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    // Rows that get the focus come to rest below the heading that stays in place.
    scrollPaddingBlockStart: vars.size.touch,
  },
  variants: { height: { screen: { maxBlockSize: '70dvh' }, fill: { minBlockSize: vars.space.none } } },
});
export const grid = style([ui.s13, { position: 'relative', contain: 'layout style' }]);
export const header = style({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.layer.sticky,
  display: 'grid',
  blockSize: vars.size.touch,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  fontWeight: vars.weight.strong,
});
export const row = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: vars.space.none,
    insetInline: vars.space.none,
    display: 'grid',
    borderBlockEnd: hairline,
    background: vars.color.surface,
    selectors: { '&:hover': { background: vars.color.paper } },
  },
  variants: {
    selected: {
      true: { background: vars.color.accentSoft, selectors: { '&:hover': { background: vars.color.accentSoft } } },
      false: {},
    },
  },
});
export const cell = recipe({
  base: [
    focusRingInset,
    {
      display: 'grid',
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minInlineSize: vars.space.none,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.small,
    },
  ],
  variants: {
    align: { start: { textAlign: 'start' }, end: [tabular, { textAlign: 'end' }] },
    control: {
      true: { position: 'relative', padding: vars.space.none, placeItems: 'center', userSelect: 'none' },
      false: {},
    },
  },
});
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
// A link that is a box of its own could be cut, but neither wrapped nor shortened with an ellipsis.
globalStyle(`${line} a`, { display: 'inline' });
export const content = recipe({
  base: line,
  variants: {
    lines: {
      one: { whiteSpace: 'nowrap' },
      two: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflowWrap: 'anywhere' },
      four: { overflowWrap: 'anywhere' },
    },
  },
});
export const sort = recipe({
  base: [
    focusRingInset,
    quickChange,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.x1,
      blockSize: '100%',
      inlineSize: '100%',
      minInlineSize: vars.space.none,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.small,
      fontWeight: vars.weight.strong,
      textAlign: 'start',
      selectors: { '&:hover': { color: vars.color.accent } },
    },
  ],
  variants: {
    align: { start: {}, end: { justifyContent: 'end' } },
    active: { true: { color: vars.color.accent }, false: {} },
  },
});
export const sortable = style({ paddingInline: vars.space.none });
export const pick = style([
  box,
  {
    selectors: {
      // The whole cell is the target.
      '&::before': { inset: vars.space.none, inlineSize: 'auto' },
    },
  },
]);
export const state = style({ paddingInline: vars.space.x4, paddingBlock: vars.space.x2 });
export const waiting = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: vars.size.touch,
  borderBlockEnd: hairline,
});
export const picker = style({ display: 'grid', minInlineSize: vars.size.field });
