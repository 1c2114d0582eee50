import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';
import { control } from '../control.css.ts';

export const textArea = recipe({
  base: { display: 'block', resize: 'none', fieldSizing: 'content', overflowY: 'auto' },
  variants: {
    frame: {
      field: [control, { paddingBlock: vars.space.x2, maxBlockSize: `calc(${vars.leading.s14} * 10)` }],
      plain: [
        ui.s16,
        {
          inlineSize: '100%',
          border: 'none',
          outline: 'none',
          background: 'transparent',
          color: vars.color.ink,
          padding: vars.space.none,
          maxBlockSize: `min(40vh, ${vars.leading.s16} * 10)`,
          selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
          '@media': { [media.belowMobile]: { fontSize: vars.text.s16 } },
        },
      ],
    },
  },
});
