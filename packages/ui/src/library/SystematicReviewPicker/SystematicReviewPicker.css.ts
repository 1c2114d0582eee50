import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxInlineSize: vars.size.column,
});
export const list = style({
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  // Room for the focus ring, which a frame that scrolls would clip.
  padding: vars.space.x1,
  margin: `calc(-1 * ${vars.space.x1})`,
});
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const field = style({ flex: `1 1 ${vars.size.menu}`, minInlineSize: vars.space.none });
export const waiting = style({ display: 'grid', gap: vars.space.x4 });
export const row = style({ display: 'grid', gap: vars.space.x2 });
