import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const frame = style({
  position: 'relative',
  border: hairline,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  background: vars.color.surface,
});
export const table = style([ui.s13, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const head = style([
  ui.s12,
  {
    background: vars.color.sunken,
    // On a phone a row becomes a block of two lines, which no heading stands above.
    '@media': { [media.belowMobile]: visuallyHiddenHead() },
  },
]);
function visuallyHiddenHead() {
  return { position: 'absolute', clipPath: 'inset(50%)', blockSize: vars.space.px, overflow: 'hidden' } as const;
}
export const row = recipe({
  base: [
    focusRingInset,
    {
      borderBlockStart: hairline,
      '@media': { [media.belowMobile]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  ],
  variants: { selected: { true: { background: vars.color.accentSoft }, false: {} } },
});
export const tick = style({
  inlineSize: vars.space.x10,
  paddingInlineStart: vars.space.x3,
  paddingBlock: vars.space.x1,
  verticalAlign: 'top',
  '@media': { [media.belowMobile]: { gridRow: '1 / 3' } },
});
export const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
export const hidden = style([visuallyHidden]);
export const title = style([
  serif.s14,
  focusRing,
  {
    display: 'block',
    borderRadius: vars.space.half,
    textAlign: 'start',
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { color: vars.color.accent, textDecorationLine: 'underline' } },
  },
]);
export const reference = style({ display: 'block' });
