import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = 'apps/web/dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Scripts a part of the app needs before it runs: its own and all it imports, lazy parts left out. */
function scriptsOf(name, seen = new Set()) {
  const part = manifest[name];
  if (part === undefined) throw new Error(`The build has no part named ${name}.`);
  if (seen.has(part.file)) return seen;
  seen.add(part.file);
  for (const needed of part.imports ?? []) scriptsOf(needed, seen);
  return seen;
}

const pages = [
  { name: '/', route: 'src/app/pages/home-page.tsx', limit: '120 kB' },
  { name: '/chat', route: 'src/chat/chat.route.tsx', limit: '125 kB' },
  { name: '/browse', route: 'src/search/search.route.tsx', limit: '131 kB' },
];

export default pages.map(({ name, route, limit }) => {
  const initial = [...new Set([...scriptsOf('index.html'), ...scriptsOf(route)])].map((file) =>
    join(dist, `${file}.br`),
  );
  // One that is missing would weigh nothing.
  const missing = initial.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`The build is not whole: ${missing.join(', ')}`);
  return {
    name: `initial JavaScript of ${name}`,
    // As the build compresses them and the server sends them.
    path: initial,
    brotli: false,
    gzip: false,
    limit,
  };
});
