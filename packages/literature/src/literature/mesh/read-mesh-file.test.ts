import * as fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { MeshRecord } from '../../search/mesh-vocabulary.ports.ts';
import { MeshRefusal } from './mesh-refusal.ts';
import { meshXml, meshXmlRecord } from './mesh-xml.fixtures.ts';
import { readMeshBytes } from './read-mesh-file.ts';

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  content: string | Uint8Array,
  size = 70_000,
): Promise<{ records: MeshRecord[]; year: number | null }> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const reading = readMeshBytes(pieces(bytes, size));
  const records: MeshRecord[] = [];
  let step = await reading.next();
  for (; step.done !== true; step = await reading.next()) records.push(...step.value);
  return { records, year: step.value };
}

const heart = {
  ui: 'D006331',
  name: 'Heart &amp; Diseases',
  terms: ['Cardiac  Diseases', 'Größe'],
  places: ['C14.280', 'C23.1'],
};
const HEART = {
  ui: 'D006331',
  kind: 'descriptor',
  name: 'Heart & Diseases',
  entryTerms: ['Heart & Diseases', 'Cardiac Diseases', 'Größe'],
  treeNumbers: ['C14.280', 'C23.1'],
  mappedTo: [],
};
const descriptors = meshXml('descriptor', meshXmlRecord('descriptor', heart));
const ASCII = `*NEWRECORD
RECTYPE = D
MH = Heart Diseases
PRINT ENTRY = Cardiac Diseases|T047|NON|EQV|NLM (1992)|900308|abbcdef
ENTRY = Disease, Heart
MN = C14.280
MS = Pathological conditions = of the heart.
UI = D006331

*NEWRECORD
RECTYPE = C
NM = bevonium
SY = bevonium methyl sulfate|T109|NON
HM = *Benzilates/therapy
HM = Vascular Diseases
UI = C000002
`;

describe('readMeshBytes', () => {
  it.each([7, 100, 70_000])('reads XML in pieces of %i bytes', async (size) => {
    expect(await read(descriptors, size)).toEqual({ records: [HEART], year: 2026 });
  });

  it('reads qualifiers with their letters, and supplementary records with their headings', async () => {
    const therapy = meshXmlRecord('qualifier', { ui: 'Q000628', name: 'therapy', abbreviation: 'TH', places: ['Y02'] });
    expect((await read(meshXml('qualifier', therapy))).records).toMatchObject([
      { kind: 'qualifier', entryTerms: ['therapy', 'TH'] },
    ]);
    const substance = meshXmlRecord('supplementary', { ui: 'C000002', name: 'bevonium', mapped: ['Benzilates'] });
    const { records } = await read(gzipSync(meshXml('supplementary', substance)));
    expect(records).toMatchObject([
      { kind: 'supplementary', name: 'bevonium', mappedTo: ['Benzilates'], treeNumbers: [] },
    ]);
  });

  it.each([11, 70_000])('reads the ASCII form in pieces of %i bytes', async (size) => {
    const heading = {
      ...HEART,
      name: 'Heart Diseases',
      entryTerms: ['Cardiac Diseases', 'Disease, Heart'],
      treeNumbers: ['C14.280'],
    };
    const substance = { ui: 'C000002', kind: 'supplementary', name: 'bevonium', treeNumbers: [] };
    const rest = { entryTerms: ['bevonium methyl sulfate'], mappedTo: ['Benzilates', 'Vascular Diseases'] };
    expect(await read(ASCII, size)).toEqual({ records: [heading, { ...substance, ...rest }], year: null });
  });

  it('reads tables, whatever the order of their columns', async () => {
    const table =
      'Tree_Number\tmesh_id\tmesh_name\tentry_term\r\nC14.280\tD006331\tHeart Diseases\t\r\n\tD006331\tHeart Diseases\tCor\n';
    expect((await read(table)).records).toEqual([
      { ...HEART, name: 'Heart Diseases', entryTerms: [], treeNumbers: ['C14.280'] },
      { ...HEART, name: 'Heart Diseases', entryTerms: ['Cor'], treeNumbers: [] },
    ]);
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE DescriptorRecordSet [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
  it.each([
    ['an empty file', '  \n', /empty/],
    ['another XML file', '<html><body/></html>', /its first element is <html>/],
    ['a text', 'Dear Sir or Madam, this is a letter.', /not a MeSH file/],
    ['XML cut short', descriptors.slice(0, -40), /the file ends before <\/DescriptorRecordSet>/],
    ['XML cut in a record', descriptors.slice(0, 500), /the file ends before/],
    ['gzip cut short', gzipSync(descriptors).subarray(0, 200), /gzip|Buffer|unexpected end/],
    ['XML that is not well-formed', descriptors.replace('</TermList>', ''), /not well-formed XML/],
    [
      'an entity bomb',
      `${bomb}<DescriptorRecordSet><DescriptorRecord>&b;</DescriptorRecord></DescriptorRecordSet>`,
      /entity/,
    ],
    ['an outside entity', descriptors.replace('Cardiac', '&xxe;'), /entity/],
    ['deep nesting', `<DescriptorRecordSet>${'<a>'.repeat(100_000)}`, /nested too deeply/],
    [
      'an endless text',
      `<DescriptorRecordSet><DescriptorRecord>${' x'.repeat(9_000_000)}`,
      /without the end of a record/,
    ],
    ['a record without a name', descriptors.replaceAll('Heart &amp; Diseases', ''), /record 1 \(D006331\) has no name/],
    ['a record without an identifier', descriptors.replace('D006331', ''), /record 1 has no identifier/],
    ['an identifier of something else', descriptors.replace('D006331', 'X1'), /“X1” identifies nothing/],
    ['a place that is none', descriptors.replace('C14.280', "C14'; DROP"), /is no place in the tree/],
    ['a name without end', descriptors.replace('Cardiac', 'a'.repeat(3000)), /too long/],
    ['ASCII cut short', ASCII.slice(0, -20), /record 2 has no identifier/],
    ['ASCII with strange lines', ASCII.replace('RECTYPE = C', '<html>'), /no element of a record/],
    ['a row cut short', 'mesh_id\tmesh_name\nD006331\tHeart\nD0063', /row 3 has 1 columns instead of 2/],
    ['a line without end', `mesh_id\tmesh_name\n${'x'.repeat(2_000_000)}`, /line 2 is too long/],
  ])('refuses %s', async (_name, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('refuses, and never fails, on damage anywhere', async () => {
    const bytes = Buffer.from(descriptors);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), async (at, byte, length) => {
        const damaged = Buffer.from(bytes.subarray(0, Math.max(1, length)));
        damaged[at % damaged.length] = byte;
        const outcome = await read(damaged).catch((error: unknown) => error);
        expect(outcome instanceof Error && !(outcome instanceof MeshRefusal) ? outcome : null).toBeNull();
      }),
    );
  });
});
