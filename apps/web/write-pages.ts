import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnPage } from './src/app/prerender/draw-pages.tsx';

const DIST = join(import.meta.dirname, 'dist');
const PAGES = join(DIST, 'pages');
const NONCE = 'nonce="__FOOTNOTE_CSP_NONCE__"';

/** A part of the build as Vite's manifest describes it. */
interface Part {
  file: string;
  imports?: string[];
}

/** The app as it was built, and the script that every page ends with. */
interface Built {
  manifest: Record<string, Part>;
  template: string;
  chooseWindow: string;
  /** Files of the fonts that every page begins with. */
  fonts: readonly string[];
}

/** Scripts of a part of the app and of all it imports. */
function scriptsOf(
  { manifest, name }: { manifest: Built['manifest']; name: string },
  seen = new Set<string>(),
): Set<string> {
  const part = manifest[name];
  if (part === undefined) throw new Error(`The build has no part named ${name}.`);
  if (seen.has(part.file)) return seen;
  seen.add(part.file);
  for (const needed of part.imports ?? []) scriptsOf({ manifest, name: needed }, seen);
  return seen;
}

/** Links by which a browser fetches the scripts of a page at once, rather than each when another names it. */
function preloads({ manifest, template }: Built, names: readonly string[]): string {
  const files = new Set(names.flatMap((name) => [...scriptsOf({ manifest, name })]));
  return [...files]
    .filter((file) => !template.includes(`/${file}`))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" ${NONCE}>`)
    .join('');
}

/** Links by which a browser fetches the fonts that every page begins with before it has read the style sheet. */
function fontPreloads({ fonts }: Built): string {
  const link = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  return fonts.map(link).join('');
}

/** Hides a page until its drawing is chosen: a browser may paint what it has while the rest is on its way. */
const HIDE = `<script ${NONCE}>document.documentElement.style.visibility = 'hidden';</script>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageHtml(built: Built, { page, language, title, drawings }: DrawnPage): string {
  const { template, chooseWindow } = built;
  const [small, ...larger] = drawings;
  const words = language === 'en' ? [] : [`messages/${language}.json`];
  const templates = larger.map(({ condition, html }) => `<template data-window="${condition}">${html}</template>`);
  const choose = `<script ${NONCE}>${chooseWindow}</script>`;
  return template
    .replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${fontPreloads(built)}${preloads(built, [...page.parts, ...words])}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `${HIDE}<div id="root">${small?.html ?? ''}</div>${templates.join('')}${choose}`,
    );
}

/** What the module gives that was built for drawing. */
interface Drawing {
  drawPages: () => Promise<DrawnPage[]>;
  exampleQuestions: () => Promise<Record<string, string[]>>;
}

/** Draws every page with the module that was built for that, and writes it beside the built app; once in a process. */
export async function writePages(drawing: string): Promise<void> {
  // Parts of the app look at these as soon as they load.
  Object.assign(globalThis, {
    document: { title: '', documentElement: { lang: 'en', dataset: {} } },
    location: new URL('http://localhost/'),
  });
  const { drawPages, exampleQuestions }: Drawing = await import(drawing);
  const built: Built = {
    manifest: JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')),
    template: readFileSync(join(DIST, 'index.html'), 'utf8'),
    chooseWindow: readFileSync(join(import.meta.dirname, 'choose-window.js'), 'utf8'),
    fonts: readdirSync(join(DIST, 'assets')).filter((file) => /^footnote-(?:sans|serif)-.*\.woff2$/.test(file)),
  };
  mkdirSync(PAGES);
  const drawn = await drawPages();
  for (const one of drawn) writeFileSync(join(PAGES, `${one.page.name}.${one.language}.html`), pageHtml(built, one));
  const rules = drawn
    .filter(({ language }) => language === 'en')
    .flatMap(({ page }) => page.rules.map((rule) => ({ ...rule, name: page.name })));
  writeFileSync(join(PAGES, 'rules.json'), JSON.stringify(rules));
  writeFileSync(join(PAGES, 'examples.json'), JSON.stringify(await exampleQuestions()));
}
