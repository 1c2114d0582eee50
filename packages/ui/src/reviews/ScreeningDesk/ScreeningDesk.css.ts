import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';
import { focusRing } from '../../theme/focus.css.ts';

export const desk = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const progress = style([ui.s12, { display: 'grid', gap: vars.space.x1, color: vars.color.inkMuted }]);
export const record = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x3,
    padding: vars.space.x4,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
  },
]);
export const title = style([serif.s22, { overflowWrap: 'anywhere' }]);
export const line = style([ui.s12, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
// What decides stays within reach of the thumb below a long abstract.
export const decisions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x2,
  '@media': {
    [media.belowMobile]: {
      position: 'sticky',
      insetBlockEnd: vars.space.none,
      paddingBlock: vars.space.x2,
      background: vars.color.paper,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});
export const reasons = style({ maxInlineSize: vars.size.column });
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const keys = style([ui.s12, { color: vars.color.inkMuted }]);
