import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.menu,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const code = style({
  display: 'block',
  inlineSize: '100%',
  fill: vars.color.ink,
  shapeRendering: 'crispEdges',
  // A code that is turned or mirrored is another one.
  direction: 'ltr',
  // Colours that a system forces would leave too little between dark and light.
  forcedColorAdjust: 'none',
});
