import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const landing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  gap: vars.space.x5,
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.x16,
  paddingInline: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x8, paddingInline: vars.space.x4 } },
});
export const problem = style({ inlineSize: '100%' });
export const waiting = style({ display: 'grid', gap: vars.space.x4, inlineSize: '100%' });
