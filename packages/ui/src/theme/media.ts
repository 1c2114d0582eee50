import { breakpoints } from './tokens.ts';

/** Media conditions of the product; in styles and in `useMediaQuery` alike. */
export const media = {
  belowMobile: `(max-width: ${breakpoints.mobile - 0.02}px)`,
  fromMobile: `(min-width: ${breakpoints.mobile}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  fromMd: `(min-width: ${breakpoints.md}px)`,
  fromLg: `(min-width: ${breakpoints.lg}px)`,
  calm: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
} as const;
