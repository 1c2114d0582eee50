import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const byStep = {
  s12: 's12',
  s13: 's13',
  s14: 's14',
  s16: 's16',
  s18: 's18',
  s22: 's22',
  s28: 's28',
  s36: 's36',
  s48: 's48',
} as const;

/** Interface type by size. */
export const ui = styleVariants(byStep, (step) => ({
  fontFamily: vars.font.interface,
  fontSize: vars.text[step],
  lineHeight: vars.leading[step],
}));

/** Reading type by size: titles, answers, guides. */
export const serif = styleVariants(byStep, (step) => ({
  fontFamily: vars.font.reading,
  fontSize: vars.text[step],
  lineHeight: vars.leading[step],
}));

/** Answers and guides. */
export const reading = style({
  fontFamily: vars.font.reading,
  fontSize: vars.text.reading,
  lineHeight: vars.leading.reading,
});

/** Queries and identifiers. */
export const code = style({ fontFamily: vars.font.code, fontSize: vars.text.s12, lineHeight: vars.leading.s13 });

/** Figures that stand under one another. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Title of a page about the product; smaller on a phone, so that one long word (“Nutzungsbedingungen”) has room. */
export const pageTitle = style([
  serif.s36,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '@media': {
      [media.belowMobile]: { fontSize: `min(${vars.text.s28}, 8vw)`, lineHeight: vars.leading.s28 },
    },
  },
]);

/** What such a page says first, below its title. */
export const pageLead = style([serif.s18, { color: vars.color.inkMuted, maxInlineSize: vars.size.measure }]);
