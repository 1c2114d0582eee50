import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const figure = style({
  display: 'grid',
  gap: vars.space.x4,
  maxInlineSize: vars.size.column,
  paddingInlineStart: vars.space.x5,
  borderInlineStart: `${vars.border.rule} solid ${vars.color.cite}`,
  overflowWrap: 'anywhere',
});
export const quote = style([
  serif.s22,
  {
    textWrap: 'pretty',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s18, lineHeight: vars.leading.s18 } },
  },
]);
export const person = style([ui.s14, { display: 'grid' }]);
export const name = style({ fontWeight: vars.weight.strong });
export const role = style({ color: vars.color.inkMuted });
