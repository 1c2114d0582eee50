import '@footnote/ui/styles.css';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage } from './app/pages/load-page.ts';
import { takeOver } from './app/take-over.tsx';
import { loadWords } from './platform/i18n/load-words.ts';
import { locale } from './platform/i18n/locale.store.ts';

// Components that put styles into the page while it runs look for the nonce of the page's policy here.
const policy = document.querySelector<HTMLElement>('meta[property="csp-nonce"]');
Object.assign(globalThis, { __webpack_nonce__: policy?.nonce });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

/** Not at the top of the module: parts of the app may wait for this file to have run, and it would wait for them. */
async function start(place: HTMLElement): Promise<void> {
  const [words] = await Promise.all([loadWords(locale.language), loadPage(new URL(location.href))]);
  takeOver(place, <App words={words} router={BrowserRouter} />);
}

void start(root);
