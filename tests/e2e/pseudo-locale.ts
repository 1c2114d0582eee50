import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import { pseudoLocalise } from '../stories/pseudo-locale.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

function inPseudoLocale(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: pseudoLocalise(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: inPseudoLocale(element.children) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: inPseudoLocale(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

function pseudoCatalogue(): string {
  const english: Record<string, { defaultMessage: string }> = JSON.parse(
    readFileSync(join(REPOSITORY, 'apps/web/messages/en.json'), 'utf8'),
  );
  const trees = Object.entries(english).map(([id, { defaultMessage }]) => [id, inPseudoLocale(parse(defaultMessage))]);
  return JSON.stringify(Object.fromEntries(trees));
}

/** Puts a page into the pseudo-locale from its next load on: German, with its catalogue exchanged, and so every other. */
export async function speakPseudo(page: Page): Promise<void> {
  const body = `const words = ${pseudoCatalogue()}; export { words as default };`;
  await page.route(/\/assets\/(?:de|es|fr|nl|pt)-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.addInitScript(() => localStorage.setItem('footnote-locale', 'de'));
}

const detector = stripTypeScriptTypes(readFileSync(join(REPOSITORY, 'tests/stories/layout-faults.ts'), 'utf8'));

/** Texts of the page that are cut off or stand out of their box. */
export function layoutFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(`(() => { ${detector.replaceAll('export function', 'function')}; return layoutFaults(); })()`);
}

export interface OthersSpeak {
  /** Elements that hold what others wrote. */
  elements: string;
  /** Texts that others wrote, wherever they stand. */
  texts: readonly string[];
}

/** Words of the page in plain letters, which no catalogue gave: in texts, names and placeholders that others did not write. */
export function untranslatedWords(page: Page, others: OthersSpeak): Promise<string[]> {
  return page.evaluate(({ elements, texts: theirs }) => {
    const names = ['placeholder', 'aria-label', 'title', 'alt'];
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(elements) !== null || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
      for (const child of element.childNodes) if (child.nodeType === 3) texts.push(child.nodeValue ?? '');
      for (const name of names) texts.push(element.getAttribute(name) ?? '');
    }
    const own = texts.map((text) => theirs.reduce((rest, said) => rest.replaceAll(said, ' '), text));
    const words = own.flatMap((text) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
    return [...new Set(words.filter((word) => /^[A-Za-z]{3,}$/.test(word)))].sort();
  }, others);
}
