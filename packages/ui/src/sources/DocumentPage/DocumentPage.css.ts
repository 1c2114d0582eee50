import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

export const page = style({
  position: 'relative',
  marginInline: 'auto',
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  // What is multiplied is multiplied with this page, and with nothing behind it.
  isolation: 'isolate',
  overflow: 'clip',
});
export const picture = style({ position: 'absolute', inset: vars.space.none, inlineSize: '100%', blockSize: '100%' });
export const mark = recipe({
  base: { position: 'absolute', mixBlendMode: 'multiply', borderRadius: vars.border.ring, pointerEvents: 'none' },
  variants: {
    kind: {
      passage: { background: vars.color.citeSoft },
      sentence: {
        background: `color-mix(in srgb, ${vars.color.cite} 28%, transparent)`,
        borderBlockEnd: `${vars.border.ring} solid ${vars.color.cite}`,
      },
      found: { background: vars.color.infoSoft, outline: `${vars.border.hairline} solid ${vars.color.info}` },
      current: {
        background: `color-mix(in srgb, ${vars.color.info} 30%, transparent)`,
        outline: `${vars.border.ring} solid ${vars.color.info}`,
      },
    },
  },
});

/** The text that pdfjs sets: as wide as in the picture below, and seen only where it is selected. */
export const text = style({
  position: 'absolute',
  inset: vars.space.none,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0 0',
});
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
});
globalStyle(`${text} .markedContent`, { display: 'contents' });
globalStyle(`${text} ::selection`, { background: 'color-mix(in srgb, AccentColor, transparent 50%)' });
