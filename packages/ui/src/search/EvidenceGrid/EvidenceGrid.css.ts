import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const table = style([ui.s12, { inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }]);
export const caption = style([
  serif.s16,
  { textAlign: 'start', fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.x2 },
]);
export const design = style({ inlineSize: '34%', textAlign: 'start' });
export const heading = style([
  tabular,
  {
    color: vars.color.inkMuted,
    fontWeight: vars.weight.regular,
    paddingBlockEnd: vars.space.x1,
    whiteSpace: 'nowrap',
  },
]);
export const row = style({ borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` });
export const name = style({
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  paddingInlineEnd: vars.space.x1,
});
export const cell = style({ padding: vars.space.none, blockSize: vars.size.control });
export const button = style([
  focusRingInset,
  tabular,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    borderRadius: vars.radius.small,
    color: vars.color.ink,
    selectors: { '&:hover': { background: vars.color.sunken } },
  },
]);
/** Its area stands for the number. */
export const bubble = style({
  position: 'absolute',
  aspectRatio: '1',
  maxBlockSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  border: `${vars.border.hairline} solid ${vars.color.accent}`,
});
export const count = style({ position: 'relative' });
