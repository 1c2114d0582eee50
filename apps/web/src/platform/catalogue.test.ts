import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../..');

function scriptOf(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const script: unknown = Reflect.get(Object(Reflect.get(Object(manifest), 'scripts')), name);
  if (typeof script !== 'string') throw new Error(`The web app has no script ${name}.`);
  return script;
}

it('has every message of the code in the English catalogue, for translators (npm run messages)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-messages-'));
  try {
    const extracted = join(folder, 'en.json');
    const bin = join(app, '../../node_modules/.bin');
    const command = scriptOf('messages').replace('messages/en.json', extracted);
    execFileSync('sh', ['-c', command], {
      cwd: app,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    });
    const catalogue = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
    expect(catalogue(extracted)).toEqual(catalogue(join(app, 'messages/en.json')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
