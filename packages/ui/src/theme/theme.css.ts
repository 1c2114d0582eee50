import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { makeTokens } from './make-tokens.ts';
import { footnoteBrand } from './tokens.ts';

const light = makeTokens(footnoteBrand, 'light');
const dark = makeTokens(footnoteBrand, 'dark');

/** Every design token as a custom property with a stable name (`--fn-color-ink`). */
export const vars = createGlobalThemeContract(light, (_value, path) =>
  ['fn', ...path].join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

createGlobalTheme(':root, [data-theme="light"]', vars, light);

// Paper is white: printed, every scheme is the light one.
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(vars, dark), colorScheme: 'dark' } },
});
globalStyle('[data-theme="dark"]', { '@media': { screen: { vars: assignVars(vars, dark), colorScheme: 'dark' } } });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });
