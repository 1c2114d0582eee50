import type { MeshRecord, MeshSource } from './mesh-vocabulary.ports.ts';

/** A descriptor at places of the tree; a test changes what it is about. */
export function descriptorFixture(ui: string, name: string, changes: Partial<MeshRecord> = {}): MeshRecord {
  return { ui, kind: 'descriptor', name, entryTerms: [], treeNumbers: [], mappedTo: [], ...changes };
}

/** A small piece of MeSH: a branch whose records stand at several places, a qualifier with a narrower one, a substance. */
export const MESH_RECORDS: readonly MeshRecord[] = [
  descriptorFixture('D000001', 'Heart Diseases', {
    entryTerms: ['Cardiac Diseases', 'Disease, Heart'],
    treeNumbers: ['C14.280'],
  }),
  descriptorFixture('D000002', 'Myocardial Ischemia', {
    entryTerms: ['Ischemic Heart Disease'],
    treeNumbers: ['C14.280.647', 'C14.907.585'],
  }),
  descriptorFixture('D000003', 'Myocardial Infarction', {
    entryTerms: ['Heart Attack', 'heart attack', 'Infarction, Myocardial'],
    treeNumbers: ['C14.280.647.500', 'C14.907.585.500', 'C23.550.717.489.750'],
  }),
  descriptorFixture('D000004', 'Vascular Diseases', { treeNumbers: ['C14.907'] }),
  descriptorFixture('D000005', 'Dementia', { entryTerms: ['Senile'], treeNumbers: ['C10.228.140.380', 'F03.615.400'] }),
  descriptorFixture('D000006', 'Dementia, Vascular', { treeNumbers: ['C10.228.140.380.230'] }),
  descriptorFixture('D000007', 'Aging', { entryTerms: ['Dementia of Age', 'Senile'], treeNumbers: ['G07.345.124'] }),
  descriptorFixture('D000008', 'Female'),
  {
    ...descriptorFixture('Q000001', 'therapy'),
    kind: 'qualifier',
    entryTerms: ['TH', 'treatment'],
    treeNumbers: ['Y02'],
  },
  { ...descriptorFixture('Q000002', 'drug therapy'), kind: 'qualifier', entryTerms: ['DT'], treeNumbers: ['Y02.010'] },
  {
    ...descriptorFixture('C000001', 'bevonium'),
    kind: 'supplementary',
    entryTerms: ['bevonium methyl sulfate'],
    mappedTo: ['Vascular Diseases'],
  },
];

/** Records in batches, as an import reads them. */
export async function* meshBatches(
  records: readonly MeshRecord[] = MESH_RECORDS,
  source: MeshSource = { year: 2026, digest: 'x' },
): AsyncGenerator<readonly MeshRecord[], MeshSource> {
  for (let at = 0; at < records.length; at += 3) yield records.slice(at, at + 3);
  return source;
}
