import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './install.mjs';

// Cuts the fonts that every page begins with down to what the interface says in its six languages; `npm run fonts`.
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
/** Letters of German, Dutch, French, Spanish and Portuguese. */
const LETTERS = 'ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÑÁÍÓÚñáíóúÃÕãõ';
const SIGNS = '¿¡ªº«»“”„‘’‚–—…·×±°µ§©®™€−†•→↑↓¹²³½\u00a0\u2009\u202f\u00ad';
/** The weights of the theme. */
const WEIGHTS = { min: 400, max: 700 };

const FONTS = [
  { source: 'inter/files/inter-latin-wght-normal.woff2', target: 'footnote-sans.woff2' },
  { source: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', target: 'footnote-serif.woff2' },
];

for (const { source, target } of FONTS) {
  const whole = readFileSync(join(ROOT, 'node_modules/@fontsource-variable', source));
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } };
  const cut = await subsetFont(whole, ASCII + LETTERS + SIGNS, options);
  writeFileSync(join(ROOT, 'packages/ui/fonts', target), cut);
  process.stdout.write(`${target}: ${whole.length} bytes cut to ${cut.length}\n`);
}
