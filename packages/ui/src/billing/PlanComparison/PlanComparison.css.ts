import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.line}`;

export const table = style([
  ui.s14,
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    '@media': { [media.belowMobile]: { display: 'block' } },
  },
]);
export const caption = style([
  ui.s16,
  {
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    paddingBlockEnd: vars.space.x3,
    '@media': { [media.belowMobile]: { display: 'block' } },
  },
]);
export const body = style({ '@media': { [media.belowMobile]: { display: 'block' } } });
/** On phones the name of a row stands above its cells, and each cell names its plan. */
export const row = style({
  borderBlockEnd: line,
  '@media': {
    [media.belowMobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.x2,
      paddingBlock: vars.space.x2,
    },
  },
});
export const head = style({ '@media': { [media.belowMobile]: { display: 'none' } } });
export const plan = style({
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
});
export const name = style({
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  '@media': { [media.belowMobile]: { gridColumn: '1 / -1', paddingBlock: 0, fontWeight: vars.weight.medium } },
});
export const cell = style({
  textAlign: 'start',
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  color: vars.color.inkMuted,
  overflowWrap: 'break-word',
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x1, paddingInlineEnd: 0 } },
});
export const included = style({ color: vars.color.ink });
export const ofPlan = style([
  ui.s12,
  { display: 'none', color: vars.color.inkMuted, '@media': { [media.belowMobile]: { display: 'block' } } },
]);
