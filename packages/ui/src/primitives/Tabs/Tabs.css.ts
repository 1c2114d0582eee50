import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-orientation="vertical"]': {
      gridTemplateColumns: `minmax(${vars.size.field}, max-content) minmax(0, 1fr)`,
      columnGap: vars.space.x6,
    },
  },
});
export const list = style({
  display: 'flex',
  gap: vars.space.x1,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: {
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      maxInlineSize: vars.size.menu,
      borderBlockEnd: 'none',
    },
  },
});
export const tab = style([
  ui.s14,
  focusRingInset,
  quickChange,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    flexShrink: 0,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x3,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.ink },
      '&[data-state="active"]': { color: vars.color.accent },
      '&:disabled': { opacity: 0.55 },
      '&[data-orientation="horizontal"]': {
        borderEndStartRadius: vars.space.none,
        borderEndEndRadius: vars.space.none,
        borderBlockEnd: `${vars.border.ring} solid transparent`,
      },
      '&[data-orientation="horizontal"][data-state="active"]': { borderBlockEndColor: vars.color.accent },
      '&[data-orientation="vertical"]': { overflowWrap: 'anywhere', flexShrink: 1 },
      '&[data-orientation="vertical"][data-state="active"]': { background: vars.color.accentSoft },
    },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const count = style([ui.s12, tabular, { color: vars.color.inkMuted }]);
export const panel = style([focusRing, { minInlineSize: vars.space.none, borderRadius: vars.radius.small }]);
