import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
});
export const name = style([serif.s18, { fontWeight: vars.weight.strong, minInlineSize: vars.space.none }]);
// The touch target is the whole head, larger than the name is drawn.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: vars.space.none });
export const description = style([ui.s14, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
