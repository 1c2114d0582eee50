import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '@footnote/ui';

export const story = style({ display: 'grid', gap: vars.space.x2, minInlineSize: vars.space.none });
export const storyName = style({ fontSize: vars.text.s14, fontWeight: vars.weight.strong });
const frame = style({
  background: vars.color.paper,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const stage = style([
  frame,
  {
    padding: vars.space.x6,
    overflowX: 'auto',
    '@media': { [media.belowMobile]: { padding: vars.space.x3 } },
  },
]);
export const window = recipe({
  base: [frame, { inlineSize: '100%', blockSize: '32rem' }],
  variants: {
    phone: { true: { maxInlineSize: vars.size.list, blockSize: '40rem', boxSizing: 'content-box' }, false: {} },
  },
});
export const props = style({
  display: 'grid',
  marginBlockStart: vars.space.x3,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const prop = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${vars.size.field}, 1fr) 3fr`,
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.belowMobile]: { gridTemplateColumns: '1fr', gap: vars.space.x1 } },
});
export const propName = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, alignItems: 'baseline' });
export const required = style({ fontSize: vars.text.s12, color: vars.color.inkMuted });
export const propText = style({ display: 'grid', gap: vars.space.x1, minInlineSize: vars.space.none });
export const type = style({ color: vars.color.inkMuted, overflowWrap: 'anywhere' });
export const fallback = style({ fontSize: vars.text.s13, color: vars.color.inkMuted });
export const note = style({ color: vars.color.inkMuted });
