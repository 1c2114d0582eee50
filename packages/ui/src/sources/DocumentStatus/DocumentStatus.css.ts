import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const status = recipe({
  base: [ui.s13, { minInlineSize: vars.space.none, maxInlineSize: '100%' }],
  variants: {
    look: {
      line: { display: 'flex' },
      steps: { display: 'inline-grid', gap: vars.space.x1, inlineSize: vars.size.menu },
    },
  },
});
export const line = recipe({
  base: { display: 'flex', alignItems: 'start', gap: vars.space.x2, minInlineSize: vars.space.none },
  variants: {
    tone: {
      progress: { color: vars.color.inkMuted },
      ready: { color: vars.color.positive },
      failed: { color: vars.color.critical },
    },
  },
});
// As high as one line of the words, so that it stands beside the first of several.
export const glyph = style({ display: 'inline-flex', alignItems: 'center', blockSize: vars.leading.s13 });
export const word = recipe({
  base: { minInlineSize: vars.space.none, overflowWrap: 'anywhere' },
  variants: {
    look: {
      line: {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      steps: {},
    },
  },
});
export const ring = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon, color: vars.color.accent });
export const track = style({ stroke: vars.color.line });
export const step = style([ui.s12, tabular, { color: vars.color.inkMuted }]);
