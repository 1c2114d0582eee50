import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** Runs a command in a folder; what it says is part of the error when it fails. */
function run(folder: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Packs a workspace into a folder, as publishing would; gives the path of the tarball. */
function pack(workspace: string, into: string): string {
  const said = run(root, 'npm', 'pack', '--workspace', workspace, '--pack-destination', into, '--json');
  const packed: { filename: string }[] = JSON.parse(said);
  return join(into, packed[0]?.filename ?? '');
}

/** Makes an app of its own in an empty folder that has the packed kit installed and nothing of the repository. */
export function installInFreshApp(): string {
  const app = mkdtempSync(join(tmpdir(), 'footnote-consumer-'));
  cpSync(join(root, 'tests/consumer/app'), app, { recursive: true });
  const manifest = join(app, 'package.json');
  const wanted: { dependencies: Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of ['@footnote/domain', '@footnote/ui']) wanted.dependencies[name] = `file:${pack(name, app)}`;
  writeFileSync(manifest, JSON.stringify(wanted));
  run(app, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  return app;
}

/** Checks the app's types against the packed ones, declarations of the kit included, and builds it. */
export function buildFreshApp(app: string): void {
  run(app, 'npx', 'tsc');
  run(app, 'npx', 'vite', 'build');
}
