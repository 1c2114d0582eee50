import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@footnote/ui';

export const swatchLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });
export const swatch = style({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.small,
  outline: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
});
export const sample = style([swatch, { inlineSize: vars.size.touch, blockSize: vars.space.x6 }]);
export const list = style({ display: 'grid', gap: vars.space.x4, minInlineSize: vars.space.none });
export const row = style({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });
export const caption = style({ color: vars.color.inkMuted, fontSize: vars.text.s13 });
export const family = styleVariants(vars.font, (fontFamily) => ({
  fontFamily,
  fontSize: vars.text.s22,
  lineHeight: vars.leading.s22,
}));
export const text = styleVariants(vars.text, (fontSize, name) => ({
  fontFamily: vars.font.reading,
  fontSize,
  lineHeight: vars.leading[name],
}));
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });
export const tokenName = style({ inlineSize: vars.size.field, flexShrink: 0 });
export const space = styleVariants(vars.space, (inlineSize) => ({
  inlineSize,
  blockSize: vars.space.x4,
  background: vars.color.accent,
}));
export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x5 });
const tile = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.field,
  padding: vars.space.x5,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const radius = styleVariants(vars.radius, (borderRadius) => [tile, { borderRadius }]);
export const raised = style([tile, { boxShadow: vars.shadow.raised }]);
export const overlaid = style([tile, { boxShadow: vars.shadow.overlay }]);
const moving = { '&:hover, &:focus-visible': { background: vars.color.accentSoft, transform: 'translateY(-2px)' } };
export const motion = styleVariants({ fast: vars.motion.fast, slow: vars.motion.slow }, (duration) => [
  tile,
  {
    selectors: moving,
    '@media': {
      [media.moving]: { transition: `background-color ${duration}, transform ${duration} ${vars.motion.ease}` },
    },
  },
]);
