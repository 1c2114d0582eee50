import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBlock: vars.space.x16,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x6 } },
});
export const title = style([
  serif.s36,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s28, lineHeight: vars.leading.s28 } },
  },
]);
export const text = style([
  serif.s18,
  { color: vars.color.inkMuted, maxInlineSize: vars.size.measure, textWrap: 'pretty' },
]);
export const heading = style([
  ui.s12,
  { color: vars.color.inkMuted, fontWeight: vars.weight.strong, marginBlockStart: vars.space.x6 },
]);
export const examples = style({ borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` });
export const example = style({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });
export const question = style([
  serif.s16,
  focusRing,
  quickChange,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x1,
    textAlign: 'start',
    color: vars.color.ink,
    selectors: { '&:hover': { color: vars.color.accent } },
  },
]);
