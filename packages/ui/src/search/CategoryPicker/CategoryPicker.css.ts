import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const picker = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const legend = style([visuallyHidden]);
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
// Always there, so that it is announced; while it is empty it takes no gap.
export const nothing = style([
  ui.s14,
  { color: vars.color.inkMuted, selectors: { '&:empty': { position: 'absolute' } } },
]);
export const list = style({ columnWidth: vars.size.menu, columnGap: vars.space.x6 });
export const item = style({ breakInside: 'avoid', borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });
export const opener = style([
  ui.s14,
  focusRingInset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x2,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.x1,
    textAlign: 'start',
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { color: vars.color.accent } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const arrow = recipe({
  base: { color: vars.color.inkMuted },
  variants: { open: { true: { rotate: '90deg' }, false: {} } },
});
export const name = style({ fontWeight: vars.weight.medium });
export const count = style([ui.s12, tabular, { marginInlineStart: 'auto', color: vars.color.accent }]);
export const categories = style({ paddingInlineStart: vars.space.x6, paddingBlockEnd: vars.space.x2 });
