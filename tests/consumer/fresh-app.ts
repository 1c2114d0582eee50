import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** Runs a command in a folder; what it says is part of the error when it fails. */
function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Packs a workspace into a folder, as publishing would; gives the path of the tarball. */
function pack(workspace: string, into: string): string {
  const said = run(root, 'npm', 'pack', '--workspace', workspace, '--pack-destination', into, '--json');
  const packed: { filename: string }[] = JSON.parse(said);
  return join(into, packed[0]?.filename ?? '');
}

/** Makes an app of its own, from a folder beside this file, that has packed packages installed and nothing of the repository. */
export function installInFreshApp(template: string, packages: readonly string[]): string {
  const app = mkdtempSync(join(tmpdir(), 'footnote-consumer-'));
  cpSync(join(root, 'tests/consumer', template), app, { recursive: true });
  const manifest = join(app, 'package.json');
  const wanted: { dependencies: Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of packages) wanted.dependencies[name] = `file:${pack(name, app)}`;
  writeFileSync(manifest, JSON.stringify(wanted));
  run(app, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  return app;
}

/** Checks the app's types against the packed ones and runs one of its files; gives what it prints. */
export function runFreshApp(app: string, file: string): string {
  run(app, 'npx', 'tsc');
  return run(app, process.execPath, file);
}

/** Checks the app's types against the packed ones, declarations of the kit included, and builds it. */
export function buildFreshApp(app: string): void {
  run(app, 'npx', 'tsc');
  run(app, 'npx', 'vite', 'build');
}
