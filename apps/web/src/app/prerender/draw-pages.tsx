import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@footnote/domain';
import { media } from '@footnote/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { chat } from '../../chat/conversation/chat.store.ts';
import { EXAMPLE_QUESTIONS } from '../../platform/i18n/example-questions.ts';
import { loadWords, type Words } from '../../platform/i18n/load-words.ts';
import { locale } from '../../platform/i18n/locale.store.ts';
import { translatorOf } from '../../platform/i18n/translate.ts';
import { App } from '../app.tsx';
import { loadPage } from '../pages/load-page.ts';
import { ANY_TEXT, PRERENDERED_PAGES, type PrerenderedPage } from './prerendered-pages.ts';

/** What an address was drawn as, in one language. */
export interface DrawnPage {
  page: PrerenderedPage;
  language: InterfaceLanguage;
  title: string;
  /** The smallest windows first; each holds from a condition on, the first anywhere. */
  drawings: readonly { condition: string; html: string }[];
}

/** Widths that stand for the windows between two steps of the layout; the smallest first. */
const WINDOWS = [
  { condition: 'all', width: 320 },
  { condition: media.fromMobile, width: 800 },
  { condition: media.fromMd, width: 1100 },
  { condition: media.fromLg, width: 1400 },
] as const;

const ORIGIN = 'http://localhost';

/**
 * Draws every page as the app draws it first, in all languages and for all windows. It draws them in one go: what loads
 * after a page would otherwise be there for the second of two drawings, and not for the first.
 */
export async function drawPages(): Promise<DrawnPage[]> {
  const all: Words[] = await Promise.all(INTERFACE_LANGUAGES.map(loadWords));
  await Promise.all(PRERENDERED_PAGES.map(({ address }) => loadPage(new URL(address, ORIGIN))));
  return all.flatMap((words) => PRERENDERED_PAGES.map((page) => drawPage(page, words)));
}

/** The example questions in every language, for the server to answer one of them. */
export async function exampleQuestions(): Promise<Record<string, string[]>> {
  const all = await Promise.all(INTERFACE_LANGUAGES.map(loadWords));
  return Object.fromEntries(
    all.map(({ language, messages }) => {
      const intl = createIntl({ locale: language, defaultLocale: 'en', messages });
      return [language, EXAMPLE_QUESTIONS.map((question) => translatorOf(intl)(question))];
    }),
  );
}

function drawPage(page: PrerenderedPage, words: Words): DrawnPage {
  const { language } = words;
  locale.language = language;
  chat.loading = page.name === 'chat-session' ? 'loading' : 'no';
  document.title = '';
  const drawn = WINDOWS.map(({ condition, width }) => {
    Object.assign(globalThis, { matchMedia: (asked: string) => ({ matches: holds(asked, width) }) });
    return { condition, html: draw(page, words) };
  });
  // A window that is drawn as the next smaller one needs no drawing of its own.
  const drawings = drawn.filter(({ html }, at) => html !== drawn[at - 1]?.html);
  return { page, language, title: document.title, drawings };
}

function draw({ address }: PrerenderedPage, words: Words): string {
  const html = renderToStaticMarkup(
    <App words={words} router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />,
  );
  // The policy of a page lets no styles of elements through, and these would change nothing before the app is there.
  return html.replaceAll(ANY_TEXT, '').replaceAll(/ style="[^"]*"/g, '');
}

/** Whether a condition on the width of a window holds; every other is taken for false. */
function holds(condition: string, width: number): boolean {
  const [, bound, pixels] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(condition) ?? [];
  if (bound === undefined) return false;
  return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
}
