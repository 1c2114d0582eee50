import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'block' });
export const select = style({ appearance: 'none', paddingInlineEnd: vars.space.x8, textOverflow: 'ellipsis' });
export const arrow = style({
  position: 'absolute',
  insetBlock: vars.space.none,
  insetInlineEnd: vars.space.x2,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
