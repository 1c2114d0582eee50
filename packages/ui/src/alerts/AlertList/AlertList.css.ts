import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const section = style([focusRing, { borderRadius: vars.radius.small }]);
export const name = style([serif.s18, { fontWeight: vars.weight.strong, marginBlockEnd: vars.space.x3 }]);
export const list = style({ maxInlineSize: vars.size.column, borderBlockStart: hairline });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x4,
  borderBlockEnd: hairline,
});
export const words = style({
  flex: `1 1 ${vars.size.menu}`,
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const link = style([
  focusRing,
  {
    color: vars.color.ink,
    textDecoration: 'none',
    borderRadius: vars.space.half,
    selectors: { '&:hover': { color: vars.color.accent, textDecorationLine: 'underline' } },
    '@media': {
      [media.belowMobile]: { display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch },
    },
  },
]);
export const query = style([ui.s14]);
export const facts = style([ui.s13, { color: vars.color.inkMuted }]);
export const warning = style([ui.s13, { color: vars.color.caution, fontWeight: vars.weight.medium }]);
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: vars.space.none,
});
export const problem = style([ui.s13, { color: vars.color.critical, inlineSize: '100%' }]);
export const waiting = style({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlock: vars.space.x5,
  borderBlockEnd: hairline,
});
