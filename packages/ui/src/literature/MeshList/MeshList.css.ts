import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const frame = style({ display: 'grid', gap: vars.space.x1, gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = style([
  ui.s13,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.x1} ${vars.space.x4}` },
]);
export const item = style({ maxInlineSize: '100%' });
export const words = style({ overflowWrap: 'anywhere' });
export const qualifiers = style({ color: vars.color.inkMuted });
export const star = style({ fontWeight: vars.weight.bold, color: vars.color.cite });
export const note = style([ui.s12, { color: vars.color.inkMuted }]);

export const heading = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.controlSmall,
    maxInlineSize: '100%',
    textAlign: 'start',
    color: vars.color.ink,
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
  variants: {
    pressable: {
      true: [
        focusRing,
        {
          borderRadius: vars.space.half,
          color: vars.color.accent,
          textDecorationLine: 'underline',
          textDecorationThickness: vars.border.hairline,
          textUnderlineOffset: vars.border.rule,
          selectors: { '&:hover': { color: vars.color.accentStrong } },
        },
      ],
      false: {},
    },
  },
});
