import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&:focus-within': { borderColor: vars.color.accent, outline: `${vars.border.hairline} solid ${vars.color.accent}` },
  },
});
export const foot = style({ display: 'flex', alignItems: 'end', gap: vars.space.x3 });
export const controls = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: vars.space.none,
  marginInlineStart: `calc(-1 * ${vars.space.x2})`,
});
export const usage = style({ maxInlineSize: vars.size.field });
