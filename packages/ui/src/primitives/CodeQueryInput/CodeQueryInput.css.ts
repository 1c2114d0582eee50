import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { lines } from '../CodeQuery/CodeQuery.css.ts';
import { control } from '../control.css.ts';

const layer = style([
  lines,
  {
    gridArea: '1 / 1',
    minInlineSize: vars.space.none,
    margin: vars.space.none,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    '@media': { [media.belowMobile]: { fontSize: vars.text.s16, lineHeight: vars.leading.s16 } },
  },
]);
export const frame = style({ display: 'grid' });
export const input = style([
  control,
  layer,
  {
    zIndex: 0,
    resize: 'none',
    overflow: 'hidden',
    caretColor: vars.color.ink,
    fontFamily: vars.font.code,
    // Its letters are drawn by the layer above, in colours.
    WebkitTextFillColor: 'transparent',
    minBlockSize: vars.space.x16,
    selectors: { '&::placeholder': { WebkitTextFillColor: vars.color.inkMuted } },
    '@media': {
      '(forced-colors: active)': { WebkitTextFillColor: 'currentColor' },
    },
  },
]);
export const colours = style([
  layer,
  {
    zIndex: 1,
    border: `${vars.border.hairline} solid transparent`,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
  },
]);
