import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileCatalogues } from './compile-catalogues.ts';
import { firstPaint } from './first-paint.ts';
import { pdfAssets } from './pdf-assets.ts';

/** The server of the product, for `npm run dev`. */
const api = process.env['FOOTNOTE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    compileCatalogues(),
    firstPaint(),
    pdfAssets(),
    formatjs({ idInterpolationPattern: '[sha512:contenthash:base64:6]', ast: true, flatten: false }),
  ],
  resolve: {
    conditions: ['@footnote/source', 'module', 'browser', command === 'build' ? 'production' : 'development'],
    alias: [
      // Every message is compiled while building, so the browser needs no parser of messages.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // pdfjs brings its worker as a module.
  worker: { format: 'es' },
  ssr: { resolve: { conditions: ['@footnote/source', 'module', 'node', 'production'] } },
  // The server puts a fresh value in its place into every page.
  html: { cspNonce: '__FOOTNOTE_CSP_NONCE__' },
  // One style sheet: what overrides what must not depend on the order in which parts load.
  build: {
    manifest: true,
    target: 'es2023',
    // Every browser that knows `Promise.withResolvers`, which the app cannot do without, fetches modules ahead by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What speaks, and what joins names of styles, is needed by every page: in one file it is smaller than in the five it
        // would be split into.
        codeSplitting: {
          groups: [
            {
              name: 'intl',
              test: /node_modules\/(react-intl|intl-messageformat|@formatjs)\/|packages\/ui\/src\/(messages\/|theme\/class-names)/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
}));
