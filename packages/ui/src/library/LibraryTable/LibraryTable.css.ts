import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const article = style({
  // What is pressed for the title ends with its cell.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: vars.space.none,
});
const titleText = style([
  serif.s14,
  focusRing,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: vars.space.half,
    textAlign: 'start',
    selectors: {
      // The reference below opens the article, too: a finger needs more than one line of text.
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.none,
        insetBlock: `calc(-1 * ${vars.space.x1})`,
      },
      '&:hover': { color: vars.color.accent, textDecorationLine: 'underline' },
    },
    '@media': {
      [media.belowMobile]: {
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        whiteSpace: 'normal',
      },
    },
  },
]);
export const title = recipe({
  base: [titleText],
  variants: { read: { false: { fontWeight: vars.weight.strong }, true: {} } },
});
export const reference = style([
  ui.s12,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    whiteSpace: 'nowrap',
    color: vars.color.inkMuted,
  },
]);
export const referenceLine = style({ minInlineSize: vars.space.none, overflow: 'hidden', textOverflow: 'ellipsis' });
export const figure = style([tabular]);
