import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x2,
  minInlineSize: vars.space.none,
});
export const readAs = style([ui.s12, { color: vars.color.inkMuted }]);
export const parts = style([
  focusRing,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, minInlineSize: vars.space.none },
]);
export const chip = style([
  ui.s12,
  focusRing,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.space.x6,
    maxInlineSize: '100%',
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.pill,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    background: vars.color.surface,
    color: vars.color.ink,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch, paddingInline: vars.space.x3 } },
  },
]);
export const correction = style({ display: 'grid', gap: vars.space.x3, minInlineSize: vars.size.field });
export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.x1 });
