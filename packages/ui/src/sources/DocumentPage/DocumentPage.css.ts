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
        // The line grows with the letters, so that it strikes none through where they are small, or the mark is as long as turned text is.
        background: `linear-gradient(${vars.color.cite}, ${vars.color.cite}) bottom / 100% min(8%, ${vars.space.x1}) no-repeat, color-mix(in srgb, ${vars.color.cite} 28%, transparent)`,
      },
      found: { background: vars.color.infoSoft, outline: `${vars.border.hairline} solid ${vars.color.info}` },
      current: {
        background: `color-mix(in srgb, ${vars.color.info} 30%, transparent)`,
        boxShadow: `0 0 0 ${vars.border.hairline} ${vars.color.info}`,
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.info}`,
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
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  // Of a page that is shown turned, pdfjs sets the text as it was before, and says by how much it has to be turned.
  selectors: {
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
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
