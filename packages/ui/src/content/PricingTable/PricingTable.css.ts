import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x6,
  maxInlineSize: `calc(${vars.size.column} + 2 * ${vars.size.menu})`,
  marginInline: 'auto',
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x8, paddingInline: vars.space.x4 } },
});
export const head = style({ display: 'grid', gap: vars.space.x3, textAlign: 'center' });
export const plans = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.menu}), 1fr))`,
  justifyItems: 'center',
  gap: vars.space.x4,
  inlineSize: '100%',
});
export const plan = style({ inlineSize: '100%', maxInlineSize: vars.size.panel });
export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  inlineSize: '100%',
  maxInlineSize: vars.size.panel,
  padding: vars.space.x6,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const note = style([
  ui.s13,
  { color: vars.color.inkMuted, maxInlineSize: vars.size.measure, textAlign: 'center' },
]);
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginBlockStart: vars.space.x6,
});
