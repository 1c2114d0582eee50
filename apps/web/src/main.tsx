import '@footnote/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

// Components that put styles into the page while it runs look for the nonce of the page's policy here.
const policy = document.querySelector<HTMLElement>('meta[property="csp-nonce"]');
Object.assign(globalThis, { __webpack_nonce__: policy?.nonce });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
