import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const table = style({ display: 'grid', gap: vars.space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });
export const failedName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: vars.space.none,
});
export const alert = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.critical });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
