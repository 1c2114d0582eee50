import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { focusRingInset } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const list = style([
  focusRingInset,
  {
    display: 'grid',
    alignContent: 'start',
    // Shared by all files, so that sizes and states stand under one another.
    gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
    gridAutoRows: 'max-content',
    columnGap: vars.space.x4,
    maxBlockSize: '32dvh',
    overflowY: 'auto',
    border: hairline,
    borderRadius: vars.radius.medium,
    '@media': {
      [media.belowMobile]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space.x2,
      },
    },
  },
]);
export const file = style([
  ui.s13,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gridTemplateAreas: '"name size status actions" "bar bar bar bar"',
    // A name that is cut would let its row shrink to nothing.
    gridAutoRows: 'max-content',
    alignContent: 'center',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInlineStart: vars.space.x3,
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
    '@media': {
      [media.belowMobile]: {
        gridTemplateAreas: '"name actions" "status actions" "size actions" "bar bar"',
        rowGap: vars.space.half,
        paddingBlock: vars.space.x2,
      },
    },
  },
]);
export const name = style({
  gridArea: 'name',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});
export const size = style([
  ui.s12,
  tabular,
  {
    gridArea: 'size',
    justifySelf: 'end',
    color: vars.color.inkMuted,
    '@media': { [media.belowMobile]: { justifySelf: 'start' } },
  },
]);
export const status = style({ gridArea: 'status', display: 'flex', minInlineSize: vars.space.none });
export const held = recipe({
  base: [ui.s13, { display: 'flex', alignItems: 'center', gap: vars.space.x2 }],
  variants: { isMissing: { true: { color: vars.color.caution }, false: { color: vars.color.inkMuted } } },
});
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  minInlineSize: vars.size.touch,
});
export const bar = style({ gridArea: 'bar', paddingInlineEnd: vars.space.x3, paddingBlockEnd: vars.space.x2 });
// Takes no room while it has nothing to say.
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const refused = style([
  ui.s13,
  {
    display: 'grid',
    gap: vars.space.x1,
    padding: vars.space.x3,
    borderRadius: vars.radius.medium,
    background: vars.color.cautionSoft,
    overflowWrap: 'anywhere',
  },
]);
export const refusedTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  color: vars.color.caution,
});
export const reasons = style({ display: 'grid', gap: vars.space.half, paddingInlineStart: vars.space.x6 });
