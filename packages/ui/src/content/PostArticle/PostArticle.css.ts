import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x6, paddingInline: vars.space.x4 } },
});
export const back = style([ui.s14]);
export const facts = style([
  ui.s13,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2, color: vars.color.inkMuted },
]);
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  background: vars.color.sunken,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const waiting = style({ display: 'grid', gap: vars.space.x3, paddingBlockStart: vars.space.x4 });
