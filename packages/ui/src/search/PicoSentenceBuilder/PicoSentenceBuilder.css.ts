import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const sentence = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  rowGap: vars.space.x3,
});
export const legend = style([visuallyHidden]);
export const words = style([serif.s18]);
/** Terms and field stand in the sentence like its words, and wrap like them. */
export const slot = style({ display: 'contents' });
export const input = recipe({
  base: [
    serif.s18,
    focusRing,
    {
      minBlockSize: vars.size.control,
      paddingInline: vars.space.x2,
      background: 'none',
      border: 'none',
      borderBlockEnd: `${vars.border.ring} solid ${vars.color.lineStrong}`,
      borderRadius: vars.space.half,
      color: vars.color.ink,
      selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1, fontStyle: 'italic' } },
      '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch, flexGrow: 1 } },
    },
  ],
  variants: {
    filled: { true: { inlineSize: vars.size.field }, false: { inlineSize: vars.size.menu, maxInlineSize: '100%' } },
  },
});
export const term = recipe({
  base: [
    ui.s14,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1,
      maxInlineSize: '100%',
      paddingInlineStart: vars.space.x2,
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: vars.radius.small,
    },
  ],
  variants: {
    need: {
      at_least: { background: vars.color.accentSoft },
      must: { background: vars.color.accentSoft, borderColor: vars.color.accent },
      not_include: { background: vars.color.criticalSoft, borderColor: vars.color.critical, borderStyle: 'dashed' },
    },
  },
});
export const need = style([
  ui.s12,
  focusRing,
  {
    minBlockSize: vars.space.x6,
    background: 'none',
    border: 'none',
    borderRadius: vars.space.half,
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch, fontSize: vars.text.s16 } },
  },
]);
export const text = style({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' });
export const hint = style([ui.s12, { flexBasis: '100%', color: vars.color.inkMuted }]);
