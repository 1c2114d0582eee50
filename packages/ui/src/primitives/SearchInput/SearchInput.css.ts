import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { control } from '../control.css.ts';

export const frame = style({ position: 'relative', display: 'grid' });
export const input = style([
  control,
  {
    appearance: 'none',
    paddingInline: vars.space.x10,
    textOverflow: 'ellipsis',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
    '@media': { [media.belowMobile]: { paddingInlineEnd: vars.space.x12 } },
  },
]);
const edge = { position: 'absolute', insetBlock: vars.space.none, display: 'grid', placeItems: 'center' } as const;
export const glass = style({
  ...edge,
  insetInlineStart: vars.space.x3,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const clear = style({ ...edge, insetInlineEnd: vars.space.none });
