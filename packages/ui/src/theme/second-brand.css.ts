import { createTheme, style } from '@vanilla-extract/css';
import { makeTokens } from './make-tokens.ts';
import { harbourBrand } from './second-brand.fixtures.ts';
import { vars } from './theme.css.ts';

const page = style({
  padding: vars.space.x6,
  color: vars.color.ink,
  background: vars.color.paper,
  fontFamily: vars.font.interface,
});

/** A part of a page in another brand, by scheme. */
export const harbour = {
  light: [page, createTheme(vars, makeTokens(harbourBrand, 'light'))].join(' '),
  dark: [page, createTheme(vars, makeTokens(harbourBrand, 'dark'))].join(' '),
};
