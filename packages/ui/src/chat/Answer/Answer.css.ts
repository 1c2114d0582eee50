import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const answer = style({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });
export const inlineSupport = style({ marginInlineStart: vars.space.x1, verticalAlign: '0.1em' });
export const summary = style([ui.s12, { marginBlockStart: vars.space.x3, display: 'grid', gap: vars.space.x2 }]);
export const neutralSummary = style({ margin: 0, color: vars.color.inkMuted, fontWeight: vars.weight.medium });
export const uncited = style({ margin: 0, paddingInlineStart: vars.space.x5, color: vars.color.inkMuted });
export const skeleton = style({ display: 'grid', gap: vars.space.x3, paddingBlock: vars.space.x2 });
export const evidence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBlock: vars.space.x1,
  selectors: { '&:empty': { display: 'none' } },
});
export const harms = style([ui.s14, { display: 'grid', gap: vars.space.x1 }]);
export const heading = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const list = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
