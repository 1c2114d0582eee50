import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space.x12,
  paddingInline: vars.space.x4,
});
export const content = style({
  outline: 'none',
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x12,
  '@media': { [media.belowMobile]: { paddingInline: vars.space.x4, paddingBlock: vars.space.x6 } },
});
