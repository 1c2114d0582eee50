import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
});
export const words = style({ flex: `1 1 ${vars.size.field}`, minInlineSize: vars.space.none });
export const title = style([serif.s22, tabular, { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }]);
export const keys = style([
  ui.s12,
  { color: vars.color.inkMuted, '@media': { [media.belowMobile]: { display: 'none' }, print: { display: 'none' } } },
]);
export const key = style({
  display: 'inline-block',
  minInlineSize: vars.space.x5,
  paddingInline: vars.space.x1,
  marginInlineEnd: vars.space.x1,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.space.x1,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.interface,
  textAlign: 'center',
});
export const hint = style({ display: 'inline-block', marginInlineEnd: vars.space.x3 });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  '@media': { print: { display: 'none' } },
});
