import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const APP = import.meta.dirname;
const KIT = resolve(APP, '../../packages/ui/src/index.ts');
const IMPORT = /^(?:import|export) (?!type )(?:\{([^}]*)\}|[^{};']*) from '([^']+)'|import\('(\.[^']+)'\)/gm;

interface Import {
  /** What is imported by name, types left out. */
  names: string[];
  from: string;
}

function importsOf(path: string): Import[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, names = '', from, lazy]) => ({
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? name),
    from: from ?? lazy ?? '',
  }));
}

/** Names that the app takes from the kit. */
function namesFromKit(files: readonly string[]): Set<string> {
  const taken = files.flatMap(importsOf).filter(({ from }) => from === '@footnote/ui');
  return new Set(taken.flatMap(({ names }) => names));
}

/** Files with messages that are behind what the app takes from the kit. */
function messagesBehind(names: ReadonlySet<string>): string[] {
  const exported = importsOf(KIT).filter((line) => line.names.some((name) => names.has(name)));
  const reached = new Set<string>();
  const follow = (from: string, path: string) => {
    const file = resolve(dirname(path), from);
    if (reached.has(file) || !/\.tsx?$/.test(file)) return;
    reached.add(file);
    for (const next of importsOf(file)) if (next.from.startsWith('.')) follow(next.from, file);
  };
  for (const { from } of exported) follow(from, KIT);
  return [...reached].filter((file) => file.endsWith('.messages.ts')).sort();
}

const sources = globSync('src/**/*.{ts,tsx}', { cwd: APP })
  .filter((path) => !/\.(?:test|fixtures)\.tsx?$|\.d\.ts$/.test(path))
  .sort();
const kit = messagesBehind(namesFromKit(sources.map((path) => join(APP, path)))).map((path) => relative(APP, path));
const [target = 'messages/en.json'] = process.argv.slice(2);

// The catalogue holds what a page can show: the messages of the app, and those of the kit's components it uses.
execFileSync(
  join(APP, '../../node_modules/.bin/formatjs'),
  ['extract', ...sources, ...kit, '--id-interpolation-pattern', '[sha512:contenthash:base64:6]', '--out-file', target],
  { cwd: APP, stdio: 'inherit' },
);
