import { join } from 'node:path';
import { build, type Rollup } from 'vite';

/** Parts of the app that pages are drawn with first. */
const FIRST = [
  'src/app/pages/home-page.tsx',
  'src/chat/chat.route.tsx',
  'src/chat/sharing/shared-chat-page.tsx',
  'src/search/search.route.tsx',
  'src/app/pages/other-pages.tsx',
];

/** One for the app itself and one for each of its first parts. */
const LETTERS = 'abcdefgh';

const ORGANIZATION_SCHEMA = /\/packages\/domain\/src\/organizations\/.+\.schema\.ts$/;

/** Which of the first parts need a module at once, as letters, by the name of its file. */
export type FirstModules = ReadonlyMap<string, string>;

/** Bundles the app once without writing it, and looks which modules the first pages need. */
export async function findFirstModules(configFile: string): Promise<FirstModules> {
  const found = new Map<string, string>();
  await build({
    configFile,
    logLevel: 'error',
    build: { write: false, minify: false },
    plugins: [
      {
        name: 'footnote:find-first-modules',
        generateBundle: (_, bundle) => {
          for (const [id, letters] of lettersOf(bundle)) found.set(id, letters);
        },
      },
    ],
  });
  return found;
}

function lettersOf(bundle: Rollup.OutputBundle): [string, string][] {
  const needs = new Map<Rollup.OutputChunk, string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const start of chunks) {
    const at = start.isEntry ? 0 : firstPart(start.facadeModuleId) + 1;
    if (!start.isEntry && at === 0) continue;
    for (const chunk of reachedFrom(start, bundle)) needs.set(chunk, `${needs.get(chunk) ?? ''}${LETTERS[at] ?? ''}`);
  }
  const elsewhere = new Set(
    chunks
      .filter(({ facadeModuleId: id }) => id?.endsWith('.route.tsx') === true && firstPart(id) < 0)
      .flatMap((chunk) => [...reachedFrom(chunk, bundle)]),
  );
  return [...needs].flatMap(([chunk, letters]) => {
    const { moduleIds } = chunk;
    // What every page needs comes with the app itself; other pages want what they share with one first page, not all it draws.
    const only = letters.length === 1 && elsewhere.has(chunk) ? `${letters}-shared` : letters;
    const name = letters.includes('a')
      ? 'a'
      : only.length > letters.length
        ? only
        : letters.split('').toSorted().join('');
    return moduleIds.map((id): [string, string] => [id, name]);
  });
}

function firstPart(id: string | null): number {
  return FIRST.findIndex((part) => id === join(import.meta.dirname, part));
}

function reachedFrom(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  seen = new Set<Rollup.OutputChunk>(),
): Set<Rollup.OutputChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const needed = bundle[name];
    if (needed?.type === 'chunk') reachedFrom(needed, bundle, seen);
  }
  return seen;
}

/**
 * Puts modules that the same first pages need into one file. A hundred small files, as they come out otherwise, take a slow
 * connection longer to ask for than to fetch.
 */
export function firstChunks(modules: FirstModules): Rollup.OutputOptions {
  const isPart = (id: string) => firstPart(id) >= 0 || id.endsWith('/src/main.tsx');
  const groups = [...new Set(modules.values())].map((letters) => ({
    name: `first-${letters}`,
    test: (id: string) => modules.get(id) === letters && !isPart(id),
    // What more pages need is never drawn into the file of fewer.
    priority: letters === 'a' ? LETTERS.length : letters.length,
  }));
  // Forms of organizations, that signing in needs a little of, in one file in place of four.
  const organizations = {
    name: 'organizations',
    test: (id: string) => ORGANIZATION_SCHEMA.test(id) && !modules.has(id),
    priority: 0,
  };
  return { codeSplitting: { groups: [...groups, organizations], includeDependenciesRecursively: false } };
}
