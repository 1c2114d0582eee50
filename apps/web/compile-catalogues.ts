import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Catalogues of translations: identifiers and their words. English is compiled into the code itself. */
const CATALOGUE = /\/messages\/(?!en\.)[a-z]{2}\.json$/;

/** Turns catalogues of words into syntax trees while building, so that the browser needs no parser of messages. */
export function compileCatalogues(): Plugin {
  return {
    name: 'footnote:catalogues',
    enforce: 'pre',
    transform(code, path) {
      if (!CATALOGUE.test(path)) return null;
      const words: Record<string, string> = JSON.parse(code);
      const trees = Object.entries(words).map(([id, text]) => [id, parse(text)]);
      return { code: JSON.stringify(Object.fromEntries(trees)), map: null };
    },
  };
}
