import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const landing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  gap: vars.space.x5,
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.x16,
  paddingInline: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x8, paddingInline: vars.space.x4 } },
});
export const title = style([
  serif.s36,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s28, lineHeight: vars.leading.s28 } },
  },
]);
export const text = style([serif.s18, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const points = style({ display: 'grid', gap: vars.space.x2 });
export const point = style([ui.s16, { display: 'flex', alignItems: 'start', gap: vars.space.x3 }]);
export const check = style({ color: vars.color.accent, paddingBlockStart: vars.space.x1 });
export const problem = style({ inlineSize: '100%' });
export const waiting = style({ display: 'grid', gap: vars.space.x4, inlineSize: '100%' });
