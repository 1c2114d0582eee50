import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { pageTitle } from '../../theme/typography.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
});
/** Three columns of which the middle one still reads well. */
const widest = `calc(${vars.size.menu} + ${vars.size.modal} + ${vars.size.list} + 4 * ${vars.space.x8})`;
const gutters = {
  inlineSize: '100%',
  maxInlineSize: widest,
  marginInline: 'auto',
  paddingInline: vars.space.x6,
  '@media': { [media.belowMobile]: { paddingInline: vars.space.x3 } },
} as const;
export const main = style({ ...gutters, flex: 1, display: 'grid', alignContent: 'start', outline: 'none' });
/** The head is as wide as what is written in it reads well. */
export const head = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: `minmax(0, ${vars.size.modal})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space.x6,
  paddingBlockEnd: vars.space.x5,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x4, gap: vars.space.x3 }, print: { display: 'none' } },
});
export const title = style([pageTitle, { fontSize: vars.text.s28, lineHeight: vars.leading.s28 }]);
export const columns = recipe({
  base: { display: 'grid', gap: vars.space.x8, alignItems: 'start', paddingBlockEnd: vars.space.x8 },
  variants: {
    aside: {
      both: { gridTemplateColumns: `${vars.size.menu} minmax(0, 1fr) ${vars.size.list}` },
      start: { gridTemplateColumns: `${vars.size.menu} minmax(0, 1fr)` },
      none: { gridTemplateColumns: `minmax(0, ${vars.size.modal})`, justifyContent: 'center' },
    },
  },
});
export const aside = style({ minInlineSize: vars.space.none, '@media': { print: { display: 'none' } } });
export const drawer = style({ paddingInline: vars.space.x4, paddingBlockEnd: vars.space.x6 });
export const results = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockStart: vars.space.x4,
  outline: 'none',
});
export const foot = style({ ...gutters, paddingBlock: vars.space.x4 });
