import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';
import { control } from '../control.css.ts';

export const trigger = recipe({
  base: [
    control,
    tabular,
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.x2,
      textAlign: 'start',
      selectors: { '&[data-invalid]': { borderColor: vars.color.critical } },
    },
  ],
  variants: { empty: { true: { color: vars.color.inkMuted }, false: {} } },
});
export const picker = style({ display: 'grid', gap: vars.space.x2, justifyItems: 'stretch' });
export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const decade = style([ui.s13, tabular, { fontWeight: vars.weight.strong }]);
export const years = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space.x1 });
export const year = recipe({
  base: [
    ui.s14,
    tabular,
    focusRing,
    {
      minBlockSize: vars.size.control,
      minInlineSize: vars.space.x12,
      borderRadius: vars.radius.small,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.sunken },
        '&:disabled': { color: vars.color.inkMuted, opacity: 0.55 },
      },
      '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
    },
  ],
  variants: {
    chosen: {
      true: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.weight.strong,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.accentStrong } },
      },
      false: {},
    },
  },
});
