import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const frame = style({ display: 'grid', gap: vars.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const muted = style([ui.s13, { color: vars.color.inkMuted }]);
export const summary = style([
  ui.s13,
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4, rowGap: vars.space.x1 },
]);
export const failure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.critical,
  fontWeight: vars.weight.medium,
});
export const table = style([ui.s13, tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const head = style([ui.s12, { color: vars.color.inkMuted }]);
export const row = recipe({
  variants: { empty: { true: { color: vars.color.inkMuted }, false: {} }, failed: { true: {}, false: {} } },
  compoundVariants: [{ variants: { empty: false, failed: true }, style: { color: vars.color.critical } }],
});
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.x1,
  paddingInlineEnd: vars.space.x3,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const figure = style({});
globalStyle(`${table} ${figure}`, { textAlign: 'end' });
export const track = style({});
globalStyle(`${table} ${track}`, { inlineSize: '40%', paddingInlineEnd: vars.space.none });
export const bar = recipe({
  base: {
    display: 'block',
    blockSize: vars.space.x2,
    borderRadius: vars.space.half,
    printColorAdjust: 'exact',
    '@media': { [media.moving]: { transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}` } },
  },
  variants: {
    failed: { true: { background: vars.color.critical }, false: { background: vars.color.accent } },
  },
});
