import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the script that runs before the first paint into the page: fetched apart, it would hold the paint up. */
export function firstPaint(): Plugin {
  const script = join(import.meta.dirname, 'first-paint.js');
  return {
    name: 'footnote:first-paint',
    // Before the style sheet, which a script below it would wait for.
    transformIndexHtml: (html) =>
      html.replace('</title>', () => `</title><script>${readFileSync(script, 'utf8')}</script>`),
  };
}
