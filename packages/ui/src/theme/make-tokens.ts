import type { Brand } from './tokens.ts';

const scale = {
  space: {
    none: '0',
    px: '1px',
    half: '2px',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x8: '32px',
    x10: '40px',
    x12: '48px',
    x16: '64px',
    x24: '96px',
  },
  radius: { small: '6px', medium: '10px', large: '16px', pill: '999px' },
  border: { hairline: '1px', ring: '2px', rule: '3px' },
  text: {
    s12: '0.75rem',
    s13: '0.8125rem',
    s14: '0.875rem',
    s16: '1rem',
    reading: '1.0625rem',
    s18: '1.125rem',
    s22: '1.375rem',
    s28: '1.75rem',
    s36: '2.25rem',
    s48: '3rem',
  },
  leading: {
    s12: '1rem',
    s13: '1.125rem',
    s14: '1.25rem',
    s16: '1.5rem',
    reading: '1.75rem',
    s18: '1.625rem',
    s22: '1.875rem',
    s28: '2.25rem',
    s36: '2.75rem',
    s48: '3.5rem',
  },
  weight: { regular: '400', medium: '500', strong: '600', bold: '700' },
  size: {
    glyph: '12px',
    icon: '16px',
    iconLarge: '20px',
    controlSmall: '28px',
    control: '36px',
    touch: '44px',
    field: '120px',
    menu: '250px',
    rail: '264px',
    drawer: '269px',
    card: '392px',
    panel: '400px',
    list: '320px',
    column: '760px',
    modal: '857px',
    measure: '72ch',
  },
  motion: { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', overlay: '40', dialog: '50', popover: '60', toast: '70' },
} as const;

/** Makes every token of a brand in one scheme; the contract is cut to the same shape. */
export function makeTokens(brand: Brand, scheme: 'light' | 'dark') {
  const { shade, ...color } = brand[scheme];
  const depth = scheme === 'light' ? 1 : 4;
  return {
    color,
    font: brand.fonts,
    shadow: {
      raised: `0 1px 2px rgb(${shade} / ${0.06 * depth}), 0 2px 8px rgb(${shade} / ${0.04 * depth})`,
      overlay: `0 2px 6px rgb(${shade} / ${0.06 * depth}), 0 12px 36px rgb(${shade} / ${0.14 * depth})`,
    },
    ...scale,
  };
}

export type Tokens = ReturnType<typeof makeTokens>;
