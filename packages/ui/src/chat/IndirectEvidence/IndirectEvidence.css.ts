import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const heading = style([serif.s16, { fontWeight: vars.weight.strong, marginBlockEnd: vars.space.x2 }]);
export const list = style({ display: 'grid', gap: vars.space.x4, paddingBlock: vars.space.x2 });
export const study = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `${vars.border.ring} solid ${vars.color.line}`,
  breakInside: 'avoid',
});
export const differences = style({ display: 'grid', fontWeight: vars.weight.medium });
export const dimension = style([
  ui.s12,
  {
    paddingInline: vars.space.x1,
    borderRadius: vars.space.x1,
    background: vars.color.cautionSoft,
    color: vars.color.caution,
  },
]);
export const title = style({ color: vars.color.inkMuted });
export const quotation = style([serif.s14]);
