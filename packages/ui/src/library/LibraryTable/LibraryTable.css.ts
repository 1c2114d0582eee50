import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const library = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
});
export const exports = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const note = style([ui.s13, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: vars.space.none,
});
export const title = style([
  serif.s14,
  focusRing,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: vars.space.half,
    textAlign: 'start',
    fontWeight: vars.weight.strong,
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
  },
]);
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
