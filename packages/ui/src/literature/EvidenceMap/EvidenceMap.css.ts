import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const map = recipe({
  base: { touchAction: 'pan-y', userSelect: 'none' },
  variants: { brushing: { true: { cursor: 'crosshair' }, false: {} } },
});
export const bubble = recipe({
  base: { fill: vars.color.accentSoft, fillOpacity: 0.85, stroke: vars.color.accent, strokeWidth: vars.space.px },
  variants: { known: { true: {}, false: { strokeDasharray: '2 3' } } },
});
export const halo = style({ fill: 'none', stroke: 'none', strokeWidth: vars.border.ring });
export const glyph = style({
  fill: vars.color.accent,
  fontFamily: vars.font.interface,
  fontSize: vars.text.s12,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});
export const strike = style({ stroke: vars.color.critical, strokeWidth: vars.border.ring, pointerEvents: 'none' });
export const point = recipe({
  base: {
    cursor: 'pointer',
    outline: 'none',
    '@media': { [media.moving]: { transition: `opacity ${vars.motion.fast}` } },
  },
  variants: { chosen: { true: {}, false: { opacity: 0.3 } }, retracted: { true: {}, false: {} } },
});
const anyPoint = point.classNames.base;
globalStyle(`${anyPoint}:focus-visible ${halo}`, { stroke: vars.color.accent });
globalStyle(`${anyPoint}:hover ${bubble.classNames.base}`, { strokeWidth: vars.border.ring });
globalStyle(`${point.classNames.variants.chosen.false} ${bubble.classNames.base}`, { fill: 'none' });
globalStyle(`${point.classNames.variants.retracted.true} ${bubble.classNames.base}`, {
  fill: vars.color.criticalSoft,
  stroke: vars.color.critical,
});
export const part = style({
  fill: vars.color.accentSoft,
  fillOpacity: 0.4,
  stroke: vars.color.accent,
  strokeDasharray: '4 3',
  pointerEvents: 'none',
});
export const brush = style([part, { fillOpacity: 0.6 }]);
export const readout = style([
  ui.s13,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: vars.space.x3,
    minBlockSize: vars.size.touch,
    color: vars.color.inkMuted,
    '@media': { print: { display: 'none' } },
  },
]);
export const pointed = style([serif.s14, { color: vars.color.ink, flexBasis: '100%', overflowWrap: 'anywhere' }]);
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x6,
  rowGap: vars.space.x1,
});
export const types = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4, rowGap: vars.space.x1 });
export const impact = style([
  ui.s12,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, color: vars.color.inkMuted },
]);
export const impactScale = style({ inlineSize: vars.space.x24, direction: 'ltr', printColorAdjust: 'exact' });
export const sliders = style({
  display: 'grid',
  alignItems: 'end',
  columnGap: vars.space.x6,
  rowGap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  '@media': {
    [media.belowMobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' },
    print: { display: 'none' },
  },
});
export const muted = style([ui.s13, { color: vars.color.inkMuted }]);
