import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const editor = style({ display: 'grid', gap: vars.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Where something is wrong: wavy for an error, dashed for a warning. */
export const marked = styleVariants({
  error: { textDecoration: `underline wavy ${vars.color.critical}`, textUnderlineOffset: vars.border.rule },
  warning: { textDecoration: `underline dashed ${vars.color.caution}`, textUnderlineOffset: vars.border.rule },
});
/** As high as two issues; more are scrolled to. */
export const room = style({
  blockSize: `calc(2 * (${vars.leading.s13} + 2 * ${vars.space.x1}) + ${vars.space.x1})`,
  overflowY: 'auto',
  '@media': { [media.belowMobile]: { blockSize: `calc(2 * ${vars.size.touch})` } },
});
export const issues = style([ui.s13, { display: 'grid', gap: vars.space.x1 }]);
export const issue = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.x2,
    inlineSize: '100%',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.small,
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.color.sunken } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const severity = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, fontWeight: vars.weight.strong },
  variants: { severity: { error: { color: vars.color.critical }, warning: { color: vars.color.caution } } },
});
export const place = style([tabular, { color: vars.color.inkMuted }]);
