import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const socialLink = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    selectors: { '&:hover': { color: vars.color.ink, background: vars.color.sunken } },
    '@media': { [media.belowMobile]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  },
]);
