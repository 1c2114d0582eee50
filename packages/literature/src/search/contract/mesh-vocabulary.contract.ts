import { describe, expect, it } from 'vitest';
import { indexesOf, type OpenIndex } from './index-contract.fixtures.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { descriptorFixture, meshBatches, MESH_RECORDS } from '../mesh.fixtures.ts';
import type { MeshVocabulary } from '../mesh-vocabulary.ports.ts';

function meshOf(index: LiteratureIndex): MeshVocabulary {
  if (index.mesh === null) throw new Error('This index keeps no vocabulary.');
  return index.mesh;
}

/** How a vocabulary of headings is kept and looked up. */
export function describeMeshContract(open: OpenIndex): void {
  describe('headings', () => {
    const holding = indexesOf(open);
    const empty = async () => meshOf(await holding());
    const filled = async () => {
      const mesh = await empty();
      await mesh.replace(meshBatches());
      return mesh;
    };

    it('are unknown before an import', async () => {
      const mesh = await empty();
      expect(await mesh.summary()).toBeNull();
      expect(await mesh.lookUp('descriptor', ['Heart Diseases'])).toEqual([null]);
      expect(await mesh.branch('D000001')).toEqual([]);
    });

    it('are counted', async () => {
      const mesh = await empty();
      const summary = {
        year: 2026,
        digest: 'x',
        descriptors: 8,
        qualifiers: 2,
        supplementary: 1,
        entryTerms: 12,
        treeNumbers: 13,
      };
      expect(await mesh.replace(meshBatches())).toEqual(summary);
      expect(await mesh.summary()).toEqual(summary);
    });

    it('are found by name and by entry term, in any case and punctuation, each kind for itself', async () => {
      const mesh = await filled();
      const uis = async (...texts: string[]) =>
        (await mesh.lookUp('descriptor', texts)).map((term) => term?.ui ?? null);
      expect(await uis('MYOCARDIAL infarction', 'heart attack', 'Infarction  myocardial')).toEqual([
        'D000003',
        'D000003',
        'D000003',
      ]);
      expect(await uis('dementia vascular', 'vascular', '', ' – ')).toEqual(['D000006', null, null, null]);
      expect(await uis('senile')).toEqual(['D000005']);
      expect(await uis('therapy', 'bevonium')).toEqual([null, null]);
      expect(await mesh.lookUp('qualifier', ['dt', 'Treatment'])).toMatchObject([
        { name: 'drug therapy' },
        { name: 'therapy' },
      ]);
      expect(await mesh.lookUp('supplementary', ['Bevonium methyl-sulfate'])).toEqual([
        { ui: 'C000001', name: 'bevonium', mappedTo: ['Vascular Diseases'] },
      ]);
    });

    it('hold all that stands below them, wherever they stand', async () => {
      const mesh = await filled();
      const branch = async (ui: string) => (await mesh.branch(ui)).toSorted();
      expect(await branch('D000004')).toEqual(['Myocardial Infarction', 'Myocardial Ischemia', 'Vascular Diseases']);
      expect(await branch('D000001')).toEqual(['Heart Diseases', 'Myocardial Infarction', 'Myocardial Ischemia']);
      expect(await branch('D000003')).toEqual(['Myocardial Infarction']);
      expect(await branch('D000008')).toEqual(['Female']);
      expect(await branch('Q000001')).toEqual(['drug therapy', 'therapy']);
      expect(await branch('D999999')).toEqual([]);
    });

    it('are replaced whole, and joined where several files tell of one', async () => {
      const mesh = await filled();
      const parts = [
        descriptorFixture('D000009', 'Lung Diseases'),
        descriptorFixture('D000009', 'Lung Diseases', { treeNumbers: ['C08.381'] }),
        descriptorFixture('D000009', 'Diseases of the Lung', { treeNumbers: ['C08.381'] }),
        descriptorFixture('D000010', 'Pneumonia', { treeNumbers: ['C08.381.677'] }),
      ];
      await mesh.replace(meshBatches(parts, { year: null, digest: 'y' }));
      expect(await mesh.summary()).toMatchObject({
        year: null,
        descriptors: 2,
        entryTerms: 1,
        treeNumbers: 2,
        qualifiers: 0,
      });
      expect(await mesh.lookUp('descriptor', ['heart attack', 'diseases of the lung'])).toMatchObject([
        null,
        { name: 'Lung Diseases' },
      ]);
      expect((await mesh.branch('D000009')).toSorted()).toEqual(['Lung Diseases', 'Pneumonia']);
      expect(await mesh.branch('D000001')).toEqual([]);
    });

    it('stay as they were when an import breaks off, and during it', async () => {
      const mesh = await filled();
      async function* broken() {
        yield MESH_RECORDS.slice(0, 2);
        expect(await mesh.branch('D000004')).toHaveLength(3);
        throw new Error('cut short');
        // oxlint-disable-next-line no-unreachable -- what it would have returned
        return { year: null, digest: '' };
      }
      await expect(mesh.replace(broken())).rejects.toThrow('cut short');
      expect(await mesh.summary()).toMatchObject({ descriptors: 8 });
      await mesh.replace(meshBatches());
      expect(await mesh.lookUp('descriptor', ['heart attack'])).toMatchObject([{ name: 'Myocardial Infarction' }]);
    });

    it('are those of the import that began last', async () => {
      const mesh = await filled();
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      async function* slow() {
        begun.resolve();
        await goOn.promise;
        return yield* meshBatches([descriptorFixture('D000011', 'Slow')]);
      }
      const first = mesh.replace(slow());
      const outcome = first.catch((error: unknown) => error);
      await begun.promise;
      await mesh.replace(meshBatches([descriptorFixture('D000012', 'Fast')]));
      goOn.resolve();
      expect(await outcome).toMatchObject({ detail: { code: 'literature/unavailable' } });
      expect(await mesh.lookUp('descriptor', ['slow', 'fast'])).toMatchObject([null, { ui: 'D000012' }]);
    });

    it('are refused a thousand and one at once, and are unavailable once the index is closed', async () => {
      const index = await holding();
      const mesh = meshOf(index);
      await expect(
        mesh.lookUp(
          'descriptor',
          Array.from({ length: 1001 }, () => 'x'),
        ),
      ).rejects.toThrow(RangeError);
      await index.close();
      await expect(mesh.summary()).rejects.toMatchObject({ detail: { code: 'literature/unavailable' } });
      await expect(mesh.replace(meshBatches())).rejects.toMatchObject({ detail: { code: 'literature/unavailable' } });
    });
  });
}
