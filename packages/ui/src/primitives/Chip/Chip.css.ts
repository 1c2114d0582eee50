import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const chip = style([
  ui.s12,
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.space.x6,
    paddingInlineStart: vars.space.x2,
    borderRadius: vars.radius.pill,
    background: vars.color.accentSoft,
    color: vars.color.ink,
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.controlSmall } },
  },
]);
export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: vars.space.x2 } },
});
export const remove = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.space.x6,
    blockSize: vars.space.x6,
    borderRadius: vars.radius.pill,
    color: vars.color.inkMuted,
    selectors: { '&:hover': { color: vars.color.ink } },
    '@media': {
      [media.belowMobile]: {
        selectors: {
          '&::after': { content: '', position: 'absolute', inlineSize: vars.size.touch, blockSize: vars.size.touch },
        },
      },
    },
  },
]);
