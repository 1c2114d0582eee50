import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const KIT = join(ROOT, 'packages/ui');
const GENERATED = join(ROOT, 'apps/docs/generated');
const ONE = 'one-component:';

/** Makes every entry point `one-component:Button` a module that exports this component and nothing else. */
const oneComponent = {
  name: 'one-component',
  setup(bundler) {
    bundler.onResolve({ filter: new RegExp(`^${ONE}`) }, ({ path }) => ({
      path: path.slice(ONE.length),
      namespace: ONE,
    }));
    bundler.onLoad({ filter: /.*/, namespace: ONE }, ({ path }) => ({
      contents: `export { ${path} } from '@footnote/ui';`,
      resolveDir: ROOT,
    }));
  },
};

/** Names of the components that the built kit exports. */
function exportedComponents() {
  const exported = readFileSync(join(KIT, 'dist/index.d.ts'), 'utf8');
  const components = JSON.parse(readFileSync(join(KIT, 'api/props.json'), 'utf8'));
  return components
    .map(({ name }) => name)
    .filter((name) => new RegExp(String.raw`[{,]\s*${name}\s*[,}]`).test(exported));
}

/**
 * Weighs every component of the built kit alone, in bytes, and writes `apps/docs/generated/sizes.json`. React is not
 * counted; what a component loads only when it is needed is.
 */
export async function measureSizes() {
  const { outputFiles } = await build({
    entryPoints: exportedComponents().map((name) => ({ in: `${ONE}${name}`, out: name })),
    plugins: [oneComponent],
    outdir: GENERATED,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'silent',
  });
  const sizes = Object.fromEntries(
    outputFiles.map(({ path, contents }) => [
      basename(path, '.js'),
      { minified: contents.length, gzip: gzipSync(contents).length },
    ]),
  );
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(join(GENERATED, 'sizes.json'), `${JSON.stringify(sizes, undefined, 2)}\n`);
  return sizes;
}
