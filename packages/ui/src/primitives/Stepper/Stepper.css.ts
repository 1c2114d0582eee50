import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space.x2,
  '@media': { [media.belowMobile]: { flexDirection: 'column', gap: vars.space.x1 } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: vars.space.none,
  '@media': {
    [media.fromMobile]: {
      selectors: {
        '&:not(:last-child)': { flexGrow: 1 },
        '&:not(:last-child)::after': {
          content: '',
          flexGrow: 1,
          minInlineSize: vars.space.x4,
          borderBlockEnd: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
        },
      },
    },
  },
});
export const step = style([
  ui.s14,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
]);
export const back = style([
  focusRing,
  {
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.border.rule } },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const mark = recipe({
  base: [
    ui.s12,
    tabular,
    {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: vars.space.x6,
      blockSize: vars.space.x6,
      borderRadius: vars.radius.pill,
      border: `${vars.border.hairline} solid transparent`,
      fontWeight: vars.weight.strong,
    },
  ],
  variants: {
    state: {
      done: { background: vars.color.accentSoft, color: vars.color.accent },
      current: { background: vars.color.accent, color: vars.color.onAccent },
      ahead: { borderColor: vars.color.lineStrong, color: vars.color.inkMuted },
    },
  },
});
export const label = recipe({
  variants: {
    state: {
      done: {},
      current: { fontWeight: vars.weight.strong },
      ahead: { color: vars.color.inkMuted },
    },
  },
});
