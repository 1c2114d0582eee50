import { globSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const TESTS = /\.(?:test|contract)\.ts$/;
const TESTS_AND_FIXTURES = /\.(?:test|contract|fixtures)\.ts$/;

/** Leaves every import of a file beside it as it is, but for the ending it has once built. */
const modulesApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

/**
 * How a package is built for npm: each source file a module of its own, so that bundlers drop what nothing asks for and files are found from
 * where they stand, and one file of declarations for each way in.
 * @param published Ways into the package, by their name in `dist`, with their files in `src`.
 * @param platform Where the package runs.
 */
export function buildPackage(published: Record<string, string>, platform: 'node' | 'neutral') {
  const leftOut = 'fixtures' in published ? TESTS : TESTS_AND_FIXTURES;
  return defineConfig({
    entry: globSync('src/**/*.ts').filter((path) => !leftOut.test(path)),
    outDir: 'dist',
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    target: 'es2024',
    platform,
    bundle: true,
    splitting: false,
    esbuildPlugins: [modulesApart],
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    sourcemap: true,
    clean: true,
    silent: true,
    removeNodeProtocol: false,
    // Without it the order in which types stand depends on what was read first, and each change would move others.
    dts: { entry: published, compilerOptions: { stableTypeOrdering: true } },
  });
}
