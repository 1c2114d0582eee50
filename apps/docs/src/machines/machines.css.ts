import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@footnote/ui';

export const machine = style({ display: 'grid', gap: vars.space.x3, minInlineSize: vars.space.none });
export const picture = style({
  overflowX: 'auto',
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  direction: 'ltr',
});
export const state = recipe({
  base: { fill: vars.color.accentSoft, stroke: vars.color.accent },
  variants: { final: { true: { fill: vars.color.citeSoft, stroke: vars.color.cite }, false: {} } },
});
export const stateName = style({
  fill: vars.color.ink,
  fontFamily: vars.font.interface,
  fontSize: vars.text.s13,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const arrow = style({ fill: 'none', stroke: vars.color.lineStrong });
export const head = style({ fill: vars.color.lineStrong });
