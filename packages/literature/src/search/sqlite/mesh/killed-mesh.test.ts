import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { replaceMesh } from '../../replace-mesh.ts';
import { SearchEngine } from '../search-engine.ts';
import { edition } from './write-mesh.fixtures.ts';

const WRITER = fileURLToPath(new URL('./write-mesh.fixtures.ts', import.meta.url));
const ROUNDS = 4;

const folder = mkdtempSync(join(tmpdir(), 'footnote-killed-mesh-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs an import in a process of its own and kills it `delay` ms after its first batch. */
function importAndKill(path: string, digest: string, delay: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=@footnote/source', '--no-warnings', WRITER, path, digest]);
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), delay));
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

function rowsOfNoVocabulary(path: string): unknown {
  const database = new DatabaseSync(path);
  try {
    const left = (table: string) =>
      database
        .prepare(`SELECT count(*) AS rows FROM ${table} WHERE vocabulary NOT IN (SELECT id FROM mesh_vocabulary)`)
        .get();
    return ['mesh_record', 'mesh_name', 'mesh_place'].map((table) => left(table)?.['rows']);
  } finally {
    database.close();
  }
}

describe('an import of MeSH killed at any moment', () => {
  it('leaves the old vocabulary or the new one, each whole, and nothing behind once one is done', async () => {
    const path = join(folder, 'index.sqlite');
    const engine = new SearchEngine(path);
    await replaceMesh(async (step) => engine.writeMesh(step), edition('old'));
    const whole = engine.meshSummary();
    let held = 'old';
    for (let round = 0; round < ROUNDS; round += 1) {
      await importAndKill(path, `round ${round}`, Math.floor(Math.random() * 400));
      const summary = engine.meshSummary();
      expect([held, `round ${round}`]).toContain(summary?.digest);
      held = summary?.digest ?? '';
      expect(summary).toEqual({ ...whole, digest: held });
      expect(engine.meshLookUp('descriptor', ['name 7999'])).toMatchObject([{ name: `Heading 7999 of ${held}` }]);
      expect(engine.meshBranch('D000001')).toHaveLength(whole?.descriptors ?? 0);
    }
    await replaceMesh(async (step) => engine.writeMesh(step), edition('last'));
    expect(engine.meshSummary()).toEqual({ ...whole, digest: 'last' });
    engine.close();
    expect(rowsOfNoVocabulary(path)).toEqual([0, 0, 0]);
  });
});
