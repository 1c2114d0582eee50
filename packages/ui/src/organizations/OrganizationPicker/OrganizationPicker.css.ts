import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style([
  ui.s14,
  focusRing,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.x2,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    color: vars.color.ink,
    textAlign: 'start',
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-disabled]': { color: vars.color.inkMuted, cursor: 'default' },
      '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.medium },
    },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const name = style({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' });
export const note = style([ui.s13, { margin: 0, color: vars.color.inkMuted, paddingInline: vars.space.x2 }]);
