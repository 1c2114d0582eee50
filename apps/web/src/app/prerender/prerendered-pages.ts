import { SEARCH_MODES, type SearchMode } from '../../search/search-state.ts';

/** A page that is drawn while building, for the server to send before any script has run. */
export interface PrerenderedPage {
  /** Names its files. */
  name: string;
  /** An address at which the app draws it. */
  address: string;
  /** Sources of the parts of the app that it is drawn with. */
  parts: readonly string[];
  /** Addresses the server sends it at. */
  rules: readonly PageRule[];
}

/** Addresses: those of a path whose parameters all match, as patterns. */
export interface PageRule {
  path: string;
  parameters?: Readonly<Record<string, string>>;
}

/** Stands for what a user wrote, which no page that is drawn beforehand can know. */
export const ANY_TEXT = 'anytext';

/** A public id of no chat, and the id of no session. */
const NO_SHARE = '0'.repeat(32);
const NO_SESSION = '00000000-0000-4000-8000-000000000000';

const SOMETHING = '\\S';

const CHAT = 'src/chat/chat.route.tsx';
const SHARED = 'src/chat/sharing/shared-chat-page.tsx';
const SEARCH = 'src/search/search.route.tsx';

/** Parameters that say what is searched for, by mode; an example of each is drawn. */
const SEARCHED: Readonly<Record<SearchMode, readonly string[]>> = {
  simple: ['q', 'kept'],
  pico: ['p', 'i', 'c', 'o'],
  query: ['query'],
  category: ['qids', 'qid'],
};

/** What a mode is filled in with where that loads apart. */
const PANELS: Readonly<Partial<Record<SearchMode, string>>> = {
  query: 'src/search/form/query-panel.tsx',
  category: 'src/search/form/category-panel.tsx',
};

function partsOf(mode: SearchMode): string[] {
  const panel = PANELS[mode];
  return panel === undefined ? [SEARCH] : [SEARCH, panel];
}

/** A search on its way: in the mode that is named, else in the first that has anything to look for. */
function searching(mode: SearchMode): PrerenderedPage {
  const named = SEARCHED[mode].map((name) => ({ mode: `^${mode}$`, [name]: SOMETHING }));
  const unnamed = SEARCHED[mode].map((name) => ({ [name]: SOMETHING }));
  return {
    name: `searching-${mode}`,
    address: `/browse?${SEARCHED[mode][0] ?? ''}=${ANY_TEXT}`,
    parts: partsOf(mode),
    rules: [...named, ...unnamed].map((parameters) => ({ path: '/browse', parameters })),
  };
}

function beginning(mode: SearchMode): PrerenderedPage {
  return {
    name: `search-${mode}`,
    address: `/browse?mode=${mode}`,
    parts: partsOf(mode),
    rules: [{ path: '/browse', ...(mode === 'simple' ? {} : { parameters: { mode: `^${mode}$` } }) }],
  };
}

/** A page with nothing but its words. */
function written(path: string, part: string): PrerenderedPage {
  return {
    name: path.slice(1),
    address: path,
    parts: ['src/app/pages/other-pages.tsx', part],
    rules: [{ path }],
  };
}

/** Every page drawn while building; the first rule that fits an address says which is sent. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { name: 'home', address: '/', parts: ['src/app/pages/home-page.tsx'], rules: [{ path: '/' }] },
  {
    name: 'chat-shared',
    address: `/chat?sid=${NO_SHARE}`,
    parts: [SHARED],
    rules: [{ path: '/chat', parameters: { sid: '^[\\w-]{32}$' } }],
  },
  {
    name: 'chat-session',
    address: `/chat?sid=${NO_SESSION}`,
    parts: [CHAT],
    rules: [{ path: '/chat', parameters: { sid: SOMETHING } }],
  },
  { name: 'chat', address: '/chat', parts: [CHAT], rules: [{ path: '/chat' }] },
  ...SEARCH_MODES.map(searching),
  ...SEARCH_MODES.toReversed().map(beginning),
  written('/solutions', 'src/content/solutions.route.tsx'),
  written('/about', 'src/content/about.route.tsx'),
  written('/terms', 'src/content/terms.route.tsx'),
  written('/privacy', 'src/content/privacy.route.tsx'),
  written('/login', 'src/identity/sign-in/login.route.tsx'),
  written('/register', 'src/identity/sign-in/register.route.tsx'),
];
