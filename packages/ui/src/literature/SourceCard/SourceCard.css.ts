import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const card = style({ display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' });
export const notices = style([ui.s12, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }]);
export const warning = style({ color: vars.color.critical });
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const number = style([
  ui.s12,
  tabular,
  { color: vars.color.cite, fontWeight: vars.weight.strong, marginInlineEnd: vars.space.x2, verticalAlign: 'super' },
]);
export const supporting = style({ display: 'grid', gap: vars.space.x1 });
export const supportingHead = style([
  ui.s12,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x2,
    justifyContent: 'space-between',
    color: vars.color.inkMuted,
  },
]);
export const sentence = style([
  serif.s14,
  { borderInlineStart: `${vars.border.ring} solid ${vars.color.cite}`, paddingInlineStart: vars.space.x3 },
]);
export const mark = style({ background: vars.color.citeSoft, color: vars.color.ink, boxDecorationBreak: 'clone' });
export const muted = style([ui.s13, { color: vars.color.inkMuted }]);
export const abstract = style({ display: 'grid', gap: vars.space.x2 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const links = style([ui.s13, { display: 'flex', gap: vars.space.x4 }]);
