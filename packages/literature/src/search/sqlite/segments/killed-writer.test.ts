import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { requestFor } from '../../contract/index-contract.fixtures.ts';
import { SearchEngine } from '../search-engine.ts';
import { numberedBatch } from './write-batches.fixtures.ts';

const WRITER = fileURLToPath(new URL('./write-batches.fixtures.ts', import.meta.url));
const BATCHES = 60;
const ROUNDS = 6;

const folder = mkdtempSync(join(tmpdir(), 'footnote-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A re-run goes on after the last batch that was reported: the one before it must not come back over deletions since.
/** Runs a writer from batch `from` and kills it `delay` ms after its first commit; gives the last batch it reported. */
function writeAndKill(path: string, from: number, delay: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      '--conditions=@footnote/source',
      '--no-warnings',
      WRITER,
      path,
      String(from),
      String(BATCHES),
    ]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), delay);
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(Math.max(from - 1, ...output.split('\n').slice(0, -1).map(Number))));
  });
}

function integrity(path: string): unknown {
  const database = new DatabaseSync(path);
  try {
    return database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  } finally {
    database.close();
  }
}

/** Everything searches tell about an index, to compare two of them by. */
function captured(engine: SearchEngine): unknown {
  const terms = ['trial', 'treatment', 'word7', 'revised', 'trial 5'];
  return {
    stats: engine.stats(),
    frequencies: engine.frequencies(terms),
    similar: engine.similarWords('tral', 1),
    ranked: terms.map((text) => engine.search(requestFor({ type: 'all' }, { rank: [{ text, weight: 1 }] }))),
    found: terms.map((text) => engine.search(requestFor({ type: 'phrase', fields: ['title', 'abstract'], text }))),
  };
}

describe('a writer killed at any moment', () => {
  it('loses no committed batch, keeps none by half, and a re-run completes', async () => {
    const path = join(folder, 'index.sqlite');
    let last = -1;
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await writeAndKill(path, last + 1, Math.floor(Math.random() * 120));
      expect(integrity(path)).toBe('ok');
      const engine = new SearchEngine(path);
      const fresh = new SearchEngine(':memory:');
      const held = engine.stats().articles;
      let written = 0;
      for (; fresh.stats().articles < held; written += 1) fresh.write(numberedBatch(written));
      expect(written - 1).toBeGreaterThanOrEqual(last);
      expect(captured(engine)).toEqual(captured(fresh));
      engine.close();
      fresh.close();
    }
    const engine = new SearchEngine(path);
    const fresh = new SearchEngine(':memory:');
    for (let number = last + 1; number < BATCHES; number += 1) engine.write(numberedBatch(number));
    for (let number = 0; number < BATCHES; number += 1) fresh.write(numberedBatch(number));
    while (engine.maintain());
    expect(captured(engine)).toEqual(captured(fresh));
    engine.close();
    fresh.close();
    expect(integrity(path)).toBe('ok');
  });
});
