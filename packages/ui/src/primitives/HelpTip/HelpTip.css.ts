import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const mark = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'text-bottom',
    inlineSize: vars.space.x6,
    blockSize: vars.space.x6,
    borderRadius: vars.radius.pill,
    color: vars.color.inkMuted,
    cursor: 'help',
    selectors: {
      '&:hover': { color: vars.color.ink },
      // The touch target is larger than the mark is drawn.
      '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x3})` },
    },
  },
]);
