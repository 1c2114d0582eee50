import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const footer = style({
  background: vars.color.sunken,
  color: vars.color.ink,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const inner = style({
  maxInlineSize: `calc(${vars.size.column} + ${vars.size.panel})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space.x10,
  paddingBlockEnd: vars.space.x6,
  paddingInline: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlockStart: vars.space.x6, paddingInline: vars.space.x4 } },
});
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space.x6,
  paddingBlockEnd: vars.space.x6,
  '@media': {
    // Columns as wide as their words: a long one takes a line of its own rather than break.
    [media.belowMobile]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x10 },
  },
});
export const brand = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.x3,
  '@media': { [media.belowMobile]: { inlineSize: '100%' } },
});
export const heading = style([
  ui.s14,
  { fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.x1, overflowWrap: 'anywhere' },
]);
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x5,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const note = style([
  ui.s13,
  { color: vars.color.inkMuted, '@media': { [media.fromMobile]: { marginInlineStart: 'auto' } } },
]);
