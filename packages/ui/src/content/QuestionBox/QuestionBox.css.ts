import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInlineStart: vars.space.x5,
  paddingInlineEnd: vars.space.x3,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&:focus-within': { borderColor: vars.color.accent, outline: `${vars.border.hairline} solid ${vars.color.accent}` },
  },
});
/** Sets one line of text level with the button beside it. */
export const field = style({
  paddingBlockEnd: `calc(${vars.space.x1} + ${vars.space.half})`,
  '@media': { [media.belowMobile]: { paddingBlockEnd: vars.space.x2 } },
});
export const heading = style([ui.s12, { color: vars.color.inkMuted, fontWeight: vars.weight.strong }]);
export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const example = style([
  serif.s14,
  focusRing,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    border: hairline,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    color: vars.color.ink,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.accent, color: vars.color.accent } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const words = style({ minInlineSize: vars.space.none });
export const note = style([ui.s12, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
