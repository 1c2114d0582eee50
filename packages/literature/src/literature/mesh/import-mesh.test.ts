import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLiteratureIndex } from '../../search/sqlite/open-literature-index.ts';
import type { LiteratureIndex } from '../../search/literature-index.ports.ts';
import type { MeshVocabulary } from '../../search/mesh-vocabulary.ports.ts';
import { NO_TEST_DATA, testData } from '../test-data.fixtures.ts';
import { importMesh } from './import-mesh.ts';
import { meshXml, meshXmlRecord } from './mesh-xml.fixtures.ts';

let folder = '';
let index: LiteratureIndex;
let mesh: MeshVocabulary;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footnote-mesh-'));
  index = await openLiteratureIndex({ path: ':memory:' });
  if (index.mesh === null) throw new Error('The embedded index keeps a vocabulary.');
  mesh = index.mesh;
});
afterEach(async () => {
  await index.close();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const heart = meshXmlRecord('descriptor', { ui: 'D000001', name: 'Heart', terms: ['Cor'], places: ['A07.541'] });
const valves = meshXmlRecord('descriptor', { ui: 'D000002', name: 'Heart Valves', places: ['A07.541.510'] });
const therapy = meshXmlRecord('qualifier', { ui: 'Q000001', name: 'therapy', abbreviation: 'TH' });

describe('importMesh', () => {
  it('replaces the vocabulary by what the files hold together, and does nothing when repeated', async () => {
    const files = [
      await file('desc2026.xml.gz', gzipSync(meshXml('descriptor', heart, valves))),
      await file('qual2026.xml', meshXml('qualifier', therapy)),
    ];
    const counts = { year: 2026, descriptors: 2, qualifiers: 1, supplementary: 0, entryTerms: 2, treeNumbers: 2 };
    expect(await importMesh(mesh, { files })).toMatchObject({ ok: true, value: { ...counts, unchanged: false } });
    expect(await importMesh(mesh, { files: files.toReversed() })).toMatchObject({
      ok: true,
      value: { ...counts, unchanged: true },
    });
    expect((await mesh.branch('D000001')).toSorted()).toEqual(['Heart', 'Heart Valves']);
    const less = [await file('d2027.bin', '*NEWRECORD\nMH = Heart\nMN = A07.541\nUI = D000001\n')];
    expect(await importMesh(mesh, { files: less })).toMatchObject({
      ok: true,
      value: { year: 2027, descriptors: 1, qualifiers: 0 },
    });
    expect(await mesh.lookUp('qualifier', ['th'])).toEqual([null]);
  });

  it('imports nothing when a file is refused, and says which and why', async () => {
    const good = await file('desc2026.xml', meshXml('descriptor', heart));
    await importMesh(mesh, { files: [good] });
    const cut = await file('qual2026.xml', meshXml('qualifier', therapy).slice(0, -30));
    const missing = join(folder, 'missing.xml');
    const older = await file('older.xml', meshXml('descriptor', valves).replace('20260101', '20200101'));
    const refused = async (...files: string[]) => {
      const result = await importMesh(mesh, { files });
      return result.ok ? null : result.error;
    };
    expect(await refused(good, cut)).toEqual({ file: cut, reason: 'the file ends before </QualifierRecordSet>' });
    expect(await refused(missing)).toEqual({ file: missing, reason: 'there is no such file' });
    expect(await refused(folder)).toEqual({ file: folder, reason: 'it is a directory' });
    expect(await refused(good, older)).toEqual({ file: '', reason: 'the files are of different years, 2020 and 2026' });
    const qualifiers = await file('only.xml', meshXml('qualifier', therapy));
    expect(await refused(qualifiers)).toMatchObject({ reason: expect.stringMatching(/no descriptors/) });
    expect(await mesh.summary()).toMatchObject({ descriptors: 1, qualifiers: 0 });
    expect(await importMesh(mesh, { files: [good] })).toMatchObject({ ok: true, value: { unchanged: true } });
  });

  it('ends when aborted, with the old vocabulary in place', async () => {
    const files = [await file('desc2026.xml', meshXml('descriptor', heart))];
    await expect(importMesh(mesh, { files, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await mesh.summary()).toBeNull();
  });

  const folderOfTables = testData('mesh');
  it('reads the tables of MeSH 2015', async ({ skip }) => {
    if (folderOfTables === null) {
      skip(NO_TEST_DATA);
      return;
    }
    const files = ['terms.tsv.gz', 'tree-numbers.tsv.gz'].map((name) => join(folderOfTables, name));
    expect(await importMesh(mesh, { files })).toMatchObject({
      ok: true,
      value: { descriptors: 27_455, treeNumbers: 56_341 },
    });
    const [neoplasms] = await mesh.lookUp('descriptor', ['neoplasms']);
    const below = await mesh.branch(neoplasms?.ui ?? '');
    expect(below.length).toBeGreaterThan(600);
    expect(below).toEqual(expect.arrayContaining(['Neoplasms', 'Glioblastoma', 'Leukemia, Hairy Cell']));
    expect(below).not.toContain('Asthma');
  });
});
