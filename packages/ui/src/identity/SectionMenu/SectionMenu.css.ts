import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const section = recipe({
  variants: {
    ruled: {
      true: {
        marginBlockStart: vars.space.x1,
        paddingBlockStart: vars.space.x1,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      },
      false: {},
    },
  },
});
export const label = recipe({
  base: [
    ui.s12,
    {
      color: vars.color.inkMuted,
      fontWeight: vars.weight.medium,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x2,
    },
  ],
  variants: { hidden: { true: visuallyHidden, false: {} } },
  defaultVariants: { hidden: false },
});
export const place = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.accent, fontWeight: vars.weight.medium } },
});
export const choice = style({
  justifyContent: 'space-between',
  selectors: { '&[data-state="checked"]': { color: vars.color.accent, fontWeight: vars.weight.medium } },
});
export const words = style({
  minInlineSize: vars.space.none,
  paddingBlock: vars.space.x1,
  overflowWrap: 'anywhere',
});
