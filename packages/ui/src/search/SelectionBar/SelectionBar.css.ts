import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const bar = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x2,
    rowGap: vars.space.x1,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    '@media': { print: { display: 'none' } },
  },
  variants: {
    // While nothing is selected it stands where the results end, and covers none of them.
    used: {
      true: {
        position: 'sticky',
        insetBlockEnd: vars.space.none,
        zIndex: vars.layer.sticky,
        boxShadow: vars.shadow.overlay,
      },
      false: {},
    },
  },
});
export const count = style([ui.s14, tabular, { fontWeight: vars.weight.strong }]);
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
});
