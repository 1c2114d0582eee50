import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { checkStoredData } from './check-stored-data.ts';

describe('what earlier starts kept', () => {
  let path: string;
  const at = (...names: string[]) => join(path, ...names);

  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'kept-'));
    mkdirSync(at('postgres', 'global'), { recursive: true });
    mkdirSync(at('postgres', 'pg_wal'));
    for (const file of ['PG_VERSION', 'global/pg_control', 'pg_wal/1']) writeFileSync(at('postgres', file), '17');
    writeFileSync(at('literature.sqlite'), 'SQLite format 3');
    writeFileSync(at('instance-id'), randomUUID());
    writeFileSync(at('auth-secret'), 'x'.repeat(43));
  });
  afterEach(() => rmSync(path, { recursive: true }));

  /** The sentence of a refused start, which leaves the directory as it was; null where it may go on. */
  function refusal(environment: Record<string, string> = {}): string | null {
    const list = () => readdirSync(path, { recursive: true }).map(String).sort();
    const before = list();
    const directory = prepareDataDirectory(path);
    const config = readConfig({ FOOTNOTE_DATA_DIR: path, ...environment });
    if (!directory.ok || !config.ok) throw new Error('The test is not set up.');
    const checked = checkStoredData(directory.value, config.value);
    expect(list()).toEqual(before);
    return checked.ok ? null : checked.error;
  }

  it('is whole, or nothing yet', () => {
    expect(refusal()).toBeNull();
    for (const name of readdirSync(path)) rmSync(at(name), { recursive: true });
    expect(refusal()).toBeNull();
  });

  it.each(['postgres/PG_VERSION', 'postgres/global/pg_control', 'postgres/pg_wal'])(
    'is refused without %s, and not made anew by any setting',
    (name) => {
      rmSync(at(name), { recursive: true });
      expect(refusal()).toMatch(/^The database \S+ is damaged: \S+ is missing or empty\. Nothing was changed/);
      expect(refusal({ FOOTNOTE_BEGIN_ANEW: 'true' })).toContain('is damaged');
      expect(refusal({ DATABASE_URL: 'postgres://elsewhere/footnote' })).toBeNull();
    },
  );

  it('is refused with an empty database, without one unless told to begin anew, and where the literature is gone', () => {
    rmSync(at('postgres'), { recursive: true });
    expect(refusal()).toMatch(/^The database \S+ is missing, and this data directory had one/);
    expect(refusal({ FOOTNOTE_BEGIN_ANEW: 'true' })).toBeNull();
    mkdirSync(at('postgres'));
    expect(refusal()).toContain('PG_VERSION is missing');
  });

  it('is refused without the literature it had, or with an empty file of it', () => {
    writeFileSync(at('literature.sqlite'), '');
    expect(refusal()).toContain('is damaged: it is empty');
    rmSync(at('literature.sqlite'));
    expect(refusal()).toMatch(/^The literature \S+ is missing, and this data directory had one/);
    expect(refusal({ OPENSEARCH_URL: 'http://search:9200' })).toBeNull();
    expect(refusal({ FOOTNOTE_BEGIN_ANEW: 'true' })).toBeNull();
    rmSync(at('instance-id'));
    expect(refusal()).toBeNull();
    mkdirSync(at('literature-sync'));
    writeFileSync(at('literature-sync', 'state.json'), '{}');
    expect(refusal()).toContain('is missing');
  });

  it.each(['', 'x', 'x'.repeat(31), '\n\n'])('is refused with the secret %j', (secret) => {
    writeFileSync(at('auth-secret'), secret);
    expect(refusal()).toContain(`holds ${secret.trim().length} characters, and a secret has at least 32`);
    expect(refusal({ FOOTNOTE_AUTH_SECRET: 'y'.repeat(32) })).toBeNull();
    expect(readFileSync(at('auth-secret'), 'utf8')).toBe(secret);
  });

  it.each(['', '0ae3', 'not one'])('is refused with %j for the name of the directory', (id) => {
    writeFileSync(at('instance-id'), id);
    expect(refusal()).toContain('is damaged: it holds no identifier');
  });
});
