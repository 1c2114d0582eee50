import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const card = recipe({
  base: [
    focusRing,
    quickChange,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space.x2,
      padding: vars.space.x4,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      breakInside: 'avoid',
      '@media': { [media.belowMobile]: { padding: vars.space.x3 } },
    },
  ],
  variants: {
    selected: {
      true: { background: vars.color.accentSoft, borderColor: vars.color.accent },
      false: { background: vars.color.surface },
    },
  },
});
export const body = style({ display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' });
export const notices = style([ui.s12, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }]);
export const warning = style({ color: vars.color.critical });
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const number = style([
  ui.s13,
  tabular,
  { marginInlineEnd: vars.space.x2, color: vars.color.inkMuted, fontWeight: vars.weight.regular },
]);
export const finding = style([serif.s16, { maxInlineSize: vars.size.measure }]);
export const foot = style([
  ui.s13,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x4,
    marginInlineStart: `calc(-1 * ${vars.space.x2})`,
    '@media': { print: { display: 'none' } },
  },
]);
export const details = style({ display: 'grid', gap: vars.space.x3, maxInlineSize: vars.size.measure });
export const facts = style([ui.s13, { display: 'grid', gap: vars.space.x1 }]);
export const fact = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.field} minmax(0, 1fr)`,
  columnGap: vars.space.x3,
  '@media': { [media.belowMobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const factName = style({ color: vars.color.inkMuted });
export const muted = style([ui.s13, { color: vars.color.inkMuted }]);
