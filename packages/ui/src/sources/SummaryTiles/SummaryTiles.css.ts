import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

// The lines between tiles are the ground showing through, so that they meet however the tiles wrap.
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.field}, 100%), 1fr))`,
  gap: vars.border.hairline,
  background: vars.color.line,
  border: hairline,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});
export const place = style({
  display: 'grid',
  background: vars.color.surface,
  // Seven tiles in two columns leave one over, which takes the whole row.
  '@media': { [media.belowMobile]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});
export const tile = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x1,
    inlineSize: '100%',
    padding: vars.space.x3,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  variants: {
    pressable: {
      true: [
        focusRingInset,
        quickChange,
        {
          cursor: 'pointer',
          borderRadius: vars.radius.small,
          selectors: {
            '&:hover:not(:disabled)': { background: vars.color.sunken },
            '&:disabled': { cursor: 'default' },
          },
        },
      ],
      false: {},
    },
    pressed: {
      true: {
        background: vars.color.accentSoft,
        boxShadow: `inset 0 ${vars.border.ring} ${vars.color.accent}`,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.accentSoft } },
      },
      false: {},
    },
  },
});
export const figure = recipe({
  base: [
    ui.s28,
    tabular,
    // As high while it is counted as with its figure, so that nothing below moves.
    { display: 'flex', alignItems: 'center', gap: vars.space.x2, minBlockSize: '1lh', fontWeight: vars.weight.medium },
  ],
  variants: {
    tone: {
      none: { color: vars.color.inkMuted },
      plain: {},
      ready: { color: vars.color.positive },
      failed: { color: vars.color.critical },
    },
  },
});
export const name = style([ui.s12, { color: vars.color.inkMuted }]);
